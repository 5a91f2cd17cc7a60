import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'pista-do-lago-igapo-fecha-por-45-dias-para-conter-erosao',
    title: 'Pista do Lago Igapó fecha por 45 dias em dois trechos para conter erosão na margem',
    summary:
      'Interdição de 1,8 km começa na segunda-feira, em Londrina; ciclistas e corredores terão desvio sinalizado, e a feira de domingo muda de lado.',
    author: 'helena',
    cities: ['londrina-pr'],
    tags: ['Cidade', 'Obras', 'Meio ambiente'],
    hoursAgo: 11,
    content: `
<p>Quem corre, pedala ou leva o cachorro para passear no Lago Igapó terá de mudar de caminho a partir de segunda-feira. A Prefeitura de Londrina vai interditar dois trechos da pista de caminhada, que somam 1,8 km, para refazer a contenção da margem, corroída pelas enxurradas do verão. A previsão é de 45 dias de obra.</p>
<p>O primeiro trecho, de 1,1 km, fica entre a barragem e o anfiteatro, do lado sul. O segundo, de 700 metros, começa no deque dos remadores. Nos dois, a água cavou a terra por baixo do asfalto e abriu degraus de até 40 centímetros. Em março, uma ciclista caiu em um deles e quebrou a clavícula.</p>
<p>“Tapamos buraco quatro vezes no mesmo lugar em dois anos. Desta vez vamos ao motivo, que é a saída da galeria de chuva apontada para o barranco”, diz o secretário de Obras, Cláudio Yamashiro. O serviço, de R$ 2,3 milhões, prevê gaiolas de pedra na base do talude, desvio de três galerias e plantio de 2.600 mudas nativas.</p>
<h2>O que muda</h2>
<ul>
<li><strong>Caminhada e corrida:</strong> desvio pela calçada da rua de cima, com cones e placas a cada 100 metros.</li>
<li><strong>Bicicletas:</strong> ciclofaixa provisória na faixa da direita da via marginal, com limite de 30 km/h para os carros.</li>
<li><strong>Feira de domingo:</strong> as 74 barracas passam para o estacionamento da margem norte, das 8h às 13h.</li>
<li><strong>Pedalinhos e caiaques:</strong> funcionam normalmente; o acesso será só pelo deque novo.</li>
<li><strong>Ônibus:</strong> duas linhas que param junto à barragem terão ponto provisório a 150 metros.</li>
</ul>
<p>Os feirantes aceitaram a mudança, mas pedem sombra. “Do lado de lá não tem árvore. Se a prefeitura emprestar tenda, ninguém reclama”, afirma a presidente da associação, Dirce Okumura. A secretaria prometeu 20 tendas, que serão montadas na véspera.</p>
<p>Já o grupo de corredores que treina no local antes das seis da manhã quer iluminação no desvio. A companhia municipal informou que instalará 12 postes móveis até domingo. Segundo o educador físico Ramon Vilela, que orienta 60 alunos na pista, o ponto mais escuro é a curva junto à barragem. “De dia é um passeio. Às cinco e meia é um breu com meio-fio”, diz.</p>
<p>A Defesa Civil recomenda que ninguém atravesse os tapumes, mesmo fora do horário de obra, porque o barranco pode ceder. O telefone para avisar de rachaduras ou afundamentos é o 199. Se chover mais de cinco dias seguidos, o prazo pode ser estendido até o limite de 60 dias previsto em contrato.</p>
`,
  },
  {
    slug: 'festival-de-teatro-leva-42-sessoes-a-barracoes-de-londrina',
    title: 'Festival de teatro leva 42 sessões a barracões, garagens e quintais de Londrina',
    summary:
      'Mostra reúne 18 companhias de sete estados em 11 dias; grupo de Feira de Santana (BA) abre a programação em antigo armazém de café, com entrada gratuita.',
    author: 'beatriz',
    cities: ['londrina-pr', 'feira-de-santana-ba'],
    tags: ['Cultura', 'Teatro', 'Patrimônio'],
    hoursAgo: 31,
    content: `
<p>Ainda se sente o cheiro, dizem os mais velhos. Vazio há 26 anos, o armazém da Vila Casoni que guardava sacas de café à espera do trem recebe na próxima quinta-feira, às 20h, uma feira livre inteira: tabuleiros, lonas, um vendedor de pássaros de barro e uma rabeca. É <em>Segunda-feira é dia de feira</em>, espetáculo do Coletivo Umburana, de Feira de Santana (BA), que abre o festival de teatro de Londrina.</p>
<p>Em 11 dias, a mostra terá 42 sessões de 18 companhias vindas de sete estados. Nenhuma delas em teatro. Com a principal sala pública da cidade em reforma, a organização foi atrás de barracões, garagens, uma oficina de tornearia e o quintal de uma costureira, onde a plateia se limita a 22 cadeiras.</p>
<p>“Começou como falta de lugar e virou ideia. A gente descobriu que a cidade tinha mais palco do que sabia”, diz a diretora artística do festival, Noêmia Prates.</p>
<h2>Da feira ao armazém</h2>
<p>Para o grupo baiano, a falta de coxia não é problema. A peça nasceu entre barracas de verdade, depois de oito meses em que os sete atores trabalharam como carregadores e ajudantes em Feira de Santana, cidade que cresceu em volta do comércio de gado e mantimentos. As falas saíram de 60 horas de gravações, feitas com autorização dos feirantes.</p>
<p>“Feira e armazém são parentes: os dois guardam o trabalho de quem ninguém pergunta o nome”, afirma o diretor Valdomiro Sena. Dias antes, ele esteve no local com três antigos ensacadores de Londrina, e um deles, Osmar Pelegrini, 81, entrou no elenco. Aparece no fim, por dois minutos, e mostra como se costurava uma saca em nove pontos. O café, que sumiu do armazém, voltou à zona rural <a href="/article/filhas-da-geada-mulheres-refazem-o-cafe-de-londrina">pelas mãos de 34 produtoras</a>, convidadas de honra da estreia.</p>
<p>A troca terá volta. Em outubro, duas companhias londrinenses se apresentam no centro de cultura de Feira de Santana, com passagens pagas por um edital de intercâmbio entre as cidades.</p>
<h2>Ingressos pela metade, vizinho de graça</h2>
<p>O orçamento, de R$ 780 mil, é 15% menor do que o da última edição. A saída foi reduzir convidados e manter o preço: R$ 30 a inteira. Dezesseis das 42 sessões são gratuitas, e em todas há cota para quem mora a até três quadras do local. A dona do quintal, Jandira Mota, já distribuiu a sua. “Convidei a rua toda. A vizinha que reclama do barulho ficou na primeira fila.”</p>
<h3>Programe-se</h3>
<ul>
<li><strong>Abertura:</strong> quinta-feira, 20h, no antigo armazém da Vila Casoni. Grátis, com retirada de senha a partir das 18h30; são 240 lugares.</li>
<li><strong>Para crianças:</strong> sessões aos sábados e domingos, às 10h30, em uma garagem do Conjunto Cinco Lagoas.</li>
<li><strong>Acessibilidade:</strong> 14 sessões com intérprete de Libras e seis com audiodescrição.</li>
<li><strong>Oficinas:</strong> cinco, todas gratuitas, com inscrições até sexta-feira na secretaria do festival, das 13h às 19h.</li>
</ul>
`,
  },
  {
    slug: 'acidentes-graves-com-moto-caem-em-avenida-de-londrina',
    title: 'Feridos em acidentes com moto caem 32% em avenida com faixa exclusiva em Londrina',
    summary:
      'Mortes passam de 11 para 4 no primeiro ano da faixa na Avenida das Perobas; especialistas apontam efeito do radar e alertam para acidentes nas ruas vizinhas.',
    author: 'helena',
    cities: ['londrina-pr'],
    tags: ['Trânsito', 'Segurança', 'Saúde'],
    hoursAgo: 83,
    status: 'review',
    content: `
<p>O número de motociclistas feridos na Avenida das Perobas, em Londrina, caiu de 142 para 97 no primeiro ano de funcionamento da faixa exclusiva, redução de 32%. As mortes passaram de 11 para quatro. O balanço, divulgado nesta semana pela companhia municipal de trânsito, compara os 12 meses anteriores e os 12 posteriores à pintura dos 5,4 km de faixa, entre o terminal da zona oeste e a saída para Cambé.</p>
<p>A avenida, uma das mais movimentadas da cidade, recebe 38 mil veículos por dia. Um em cada quatro é moto.</p>
<p>“Antes eu rodava no corredor rezando. Hoje tenho um lugar que é meu”, diz o entregador Maicon Deluca, 27, que faz de 30 a 35 corridas por turno. Ele já caiu duas vezes na via, ambas em mudança de faixa de carro sem seta.</p>
<h2>O que os números mostram</h2>
<p>A queda não foi igual em toda parte. As colisões laterais, típicas de quem roda entre os carros, diminuíram de 71 para 29. Os atropelamentos de pedestres por motos subiram de seis para nove. E as batidas em cruzamentos ficaram quase estáveis: 48 antes, 44 depois.</p>
<p>Para a engenheira de tráfego Priscila Nakagawa, da companhia, o pedestre ainda olha para onde a moto não vem mais. “Ele atravessa entre os carros parados e encontra a faixa livre, com moto a 50 por hora. Vamos recuar a linha de retenção e pintar aviso no chão em 14 travessias”, afirma.</p>
<p>Há outra ressalva. No mesmo período em que a faixa foi pintada, a avenida ganhou quatro radares e teve o limite de velocidade reduzido de 60 km/h para 50 km/h. “Separar os efeitos é difícil. A minha leitura é que a maior parte das vidas foi poupada pela velocidade, e a maior parte dos arranhões, pela tinta”, diz o professor de engenharia de transportes Elias Bonfante, de uma universidade estadual.</p>
<h2>Acidente que muda de rua</h2>
<p>O grupo de Bonfante também mediu o que houve ao redor. Nas duas paralelas à avenida, os feridos em motos aumentaram de 33 para 41. Mesmo somadas as três vias, o saldo é positivo: 175 feridos antes e 138 depois, redução de 21%. “É bom, mas é menos do que 32%. Política pública se avalia pelo entorno, não pela foto”, observa.</p>
<p>No pronto-socorro do hospital universitário, a diferença foi sentida nos plantões de sexta-feira. A ortopedista Marta Figueira conta que a ala de trauma, que trabalhava com macas no corredor, passou nove semanas do ano sem nenhuma. “Uma fratura exposta de tíbia ocupa um leito por 12 dias, em média, e afasta do trabalho por seis meses. Cada queda evitada é também um salário que continua entrando em casa”, diz.</p>
<p>O custo da faixa foi de R$ 610 mil, entre pintura, placas e tachões. A companhia planeja estender o modelo a mais duas avenidas, que somam 7,2 km, depois de audiência pública marcada para o dia 24, às 19h, na Câmara Municipal. A associação de entregadores quer incluir na pauta pontos de apoio com banheiro e água. Os ciclistas, que perderam espaço em 800 metros da via, também prometem comparecer.</p>
`,
  },
  {
    slug: 'fungo-achado-em-mata-do-tibagi-reduz-percevejo-da-soja',
    title: 'Fungo achado em mata do Tibagi reduz percevejo da soja em teste no Paraná e em MS',
    summary:
      'Ensaio em 12 lavouras de Londrina e Dourados (MS) mostra controle de até 61% da praga e uma aplicação de inseticida a menos; calor seco ainda limita o resultado.',
    author: 'joana',
    cities: ['londrina-pr', 'dourados-ms'],
    tags: ['Ciência', 'Agro', 'Meio ambiente'],
    hoursAgo: 683,
    content: `
<p>O percevejo estava morto, agarrado à folha de uma figueira, coberto por um pó verde-claro. Era o fim de uma tarde de coleta na mata ciliar do rio Tibagi, e a estudante de doutorado Camila Odebrand quase passou direto. Voltou, guardou o inseto num tubo de ensaio e o levou para o laboratório, em Londrina. Seis anos depois, o fungo que matou aquele percevejo foi testado em 12 lavouras de soja do Paraná e de Mato Grosso do Sul, e funcionou.</p>
<p>Nas sete áreas de Londrina, dez dias depois da aplicação, o produto experimental havia reduzido em 61% a população do percevejo-marrom, principal praga da fase em que a soja enche os grãos. O inseticida químico usado para comparação chegou a 68%. Nas cinco áreas de Dourados (MS), mais quentes, o controle biológico ficou em 47%, contra 66% do químico.</p>
<p>“Não estamos falando de substituir tudo. Estamos falando de tirar uma aplicação em cada três”, diz Camila, hoje pesquisadora de uma universidade estadual e primeira autora do trabalho, aceito para publicação em uma revista de entomologia.</p>
<h2>Um parasita exigente</h2>
<p>O fungo é uma linhagem de <em>Metarhizium</em>, gênero já vendido no país contra a cigarrinha da cana e das pastagens. O percevejo, porém, costuma escapar: as substâncias que exala, as mesmas do cheiro forte de quando é esmagado, impedem os esporos de germinar. A linhagem do Tibagi resiste a elas.</p>
<p>Para infectar, o esporo precisa pousar no inseto, grudar, germinar e furar a casca. O processo leva de cinco a oito dias e exige umidade. Aí está o limite. Quando a temperatura passava de 35 °C e a umidade caía abaixo de 40%, a eficiência desabava.</p>
<p>“Em Dourados tivemos duas semanas assim, bem no meio do ensaio”, conta o agrônomo Rubens Cáceres, da universidade federal instalada no município, que conduziu a etapa sul-mato-grossense. “Quando separamos só as aplicações feitas depois das 18h, o controle subiu de 47% para 56%. O horário vale tanto quanto a dose.”</p>
<h2>A conta do produtor</h2>
<p>Cada área foi dividida em três faixas: uma sem controle, uma com o manejo químico habitual, de três pulverizações, e uma com duas de inseticida e uma do fungo. Na produtividade, as duas últimas empataram, com 61,8 e 61,2 sacas por hectare. Na faixa sem controle, foram 49,5.</p>
<p>O custo também ficou próximo: R$ 412 por hectare no manejo químico e R$ 398 no combinado. A diferença apareceu em outro lugar. Nas faixas com o fungo, as armadilhas recolheram 2,3 vezes mais vespinhas que parasitam ovos de percevejo, aliadas que o inseticida costuma eliminar.</p>
<p>O agricultor Takeo Hirano, que cedeu 18 hectares no distrito de Paiquerê, topou o teste por desconfiança. “Queria ver falhar, para parar de me oferecerem bichinho em garrafa”, admite. Na safra seguinte, pediu para ampliar a área. Em Dourados, a produtora Lourdes Benites foi mais contida: gostou do resultado, mas quer ver o produto atravessar uma seca. “Aqui o que decide é janeiro sem chuva.”</p>
<h2>O que falta</h2>
<p>O caminho até a prateleira tem três etapas. A primeira é a formulação: os grupos testam um óleo vegetal que protege o esporo do sol e da secura. A segunda, os ensaios de segurança para abelhas, peixes e aplicadores, exigidos para o registro. A terceira é produzir em escala. Hoje, o fungo cresce em arroz cozido, dentro de sacos plásticos, numa sala de 30 metros quadrados.</p>
<p>As universidades pediram a patente em conjunto e negociam a licença com duas biofábricas. A estimativa é de três anos até o registro. Parte da renda, pelo acordo, irá para um fundo de restauração das margens do Tibagi, onde a mata em que o percevejo foi encontrado ocupa uma tira de 40 metros entre o rio e a lavoura.</p>
<p>“Se tivessem derrubado aquela faixa, a gente nunca saberia o que perdeu”, diz Camila. A figueira, ela conta, continua lá.</p>
`,
  },
  {
    slug: 'filhas-da-geada-mulheres-refazem-o-cafe-de-londrina',
    title: 'Filhas da geada: mulheres refazem, em lotes pequenos, o café do norte do Paraná',
    summary:
      'Em 27 sítios da zona rural de Londrina, 34 produtoras vendem 15% da colheita como café especial e tiram daí 29% da renda; próxima disputa é pelo próprio nome na nota fiscal.',
    author: 'rafael',
    cities: ['londrina-pr'],
    tags: ['Agro', 'Mulheres', 'Agricultura familiar', 'Café'],
    hoursAgo: 1247,
    premium: true,
    content: `
<p>O pai de Aparecida Bertolini acordou a família antes do sol e mandou todo mundo calçar sapato. Ela tinha sete anos e achou que iam à missa. Na porta, entendeu: o cafezal, que na véspera era verde até onde a vista alcançava, estava cor de tabaco. “Ele não gritou, não chorou. Passou a mão numa folha e ela virou pó”, lembra. Foi há meio século, na manhã da geada que os agricultores do norte do Paraná ainda chamam de negra.</p>
<p>A história conhecida termina aí: a soja entra, o café sai, a cidade muda de riqueza. A menos conhecida começa agora, em 27 sítios dos distritos do sul de Londrina, onde 34 mulheres cuidam de 96 hectares de café, uma média de pouco mais de 3,5 por propriedade. Muitas são filhas ou netas de quem arrancou os pés queimados. Aparecida, hoje com 57 anos, é uma delas.</p>
<p>Na última safra, elas colheram 2.688 sacas de 60 kg. Dessas, 412, ou 15%, alcançaram mais de 84 pontos na escala usada por provadores e foram vendidas como café especial, ao preço médio de R$ 2.600. As demais saíram a R$ 1.150. Resultado: R$ 3,69 milhões de receita, e 29% dela veio daqueles 15%.</p>
<h2>A cama de madeira</h2>
<p>Em vez de esparramar o café no terreiro, as produtoras colhem os grãos maduros a dedo, lavam e os estendem em camadas finas sobre armações de madeira suspensas, a um metro do chão. Ali eles secam por 18 a 25 dias, revirados até 12 vezes por dia.</p>
<p>“Terreiro é força; cama é paciência. A gente tinha mais da segunda”, diz Ivete Nakamura, 44, de Guaravera, que abandonou o emprego de bancária para voltar ao sítio da mãe. O primeiro lote dela, de três sacas, tirou 79 pontos. No quarto ano, chegou a 87,5 e foi comprado por uma torrefação de Curitiba.</p>
<p>A mudança foi orientada pela extensão rural pública. A agrônoma Solange Piovesan lembra que, nas primeiras reuniões, as mulheres sentavam no fundo. “Eu perguntava sobre a lavoura, e quem respondia era o marido. Perguntava sobre a secagem, e silêncio: ele não sabia. Quem virava o café eram elas, sempre foram.” Solange passou a marcar os encontros às 14h de quarta-feira, horário em que os homens estavam na cooperativa. A sala encheu.</p>
<h2>De quem é a saca</h2>
<p>Encheu também de perguntas que não eram de agronomia. A primeira: por que, se elas plantam, colhem e secam, a nota fiscal sai no nome deles?</p>
<p>Das 34 produtoras, só 13 têm o próprio cadastro de produtora rural. As outras 21 vendem com o bloco do marido, do pai ou do irmão. A diferença pesa no crédito, que exige comprovação de renda, e na aposentadoria, em que o bloco é prova de trabalho. Marli Conrado, 61, descobriu isso ao ter o benefício negado. “Quarenta e oito anos de roça, e para o papel eu era do lar.”</p>
<p>A inclusão do cônjuge no cadastro é permitida e gratuita. O que falta, segundo a advogada Débora Quintela, que atende o grupo por meio de um projeto de extensão universitária, é alguém que avise. “Há casos de resistência em casa, mas a maioria é desinformação. Em um mutirão de dois sábados, regularizamos seis. Não precisou de processo, precisou de carona até a agência”, conta.</p>
<blockquote><p>“Meu pai deixou a terra para os meus irmãos e a máquina de costura para mim. Comprei os primeiros mil pés de café costurando uniforme”, diz Aparecida.</p></blockquote>
<h2>O frio continua vindo</h2>
<p>A geada não foi embora. Nos últimos dez anos, houve três capazes de queimar folha, e a mais forte custou ao grupo metade de uma safra. A diferença é que hoje se sabe com até cinco dias de antecedência. O serviço de alerta do instituto agronômico manda mensagem, e as vizinhas se revezam para enterrar as mudas novas ou amontoar terra no tronco das plantas jovens.</p>
<p>Também mudou o lugar do café. Os pais ocuparam os fundos de vale, onde o ar frio se deposita; as filhas plantam na meia encosta e no alto, intercalando fileiras de abacateiro e grevílea. Um estudo do instituto em quatro dos sítios mediu, sob as árvores, noites até 2,1 °C menos frias do que a céu aberto. “Dois graus, numa madrugada dessas, é a diferença entre colher e replantar”, diz o agrometeorologista Hélio Saraiva.</p>
<h2>Torrar aqui</h2>
<p>O passo seguinte está no galpão da antiga escola rural do distrito, fechada há nove anos. A prefeitura cedeu o prédio, e o grupo, agora associação, comprou um torrador usado, de 15 kg por batelada, por R$ 86 mil. Metade saiu de um edital estadual; a outra metade, de 34 cotas pagas em 20 parcelas de R$ 63,24.</p>
<p>Torrado e embalado, o quilo que rende R$ 43 como grão cru pode ser vendido a R$ 110. Descontados a quebra na torra, a embalagem e o frete, sobram cerca de R$ 30 a mais, pelas contas da associação. A meta é torrar 60 sacas no primeiro ano. Cafeterias de Londrina e de Maringá encomendaram 38.</p>
<p>Na parede do galpão ficou o quadro-negro. Ali elas anotam o número de cada lote, a dona e a pontuação. No alto, alguém escreveu a giz os nomes das 34, por extenso, sem sobrenome de marido. Aparecida passa por ele toda manhã. Antes de ligar o torrador, conta, confere a previsão do tempo. Depois calça os sapatos.</p>
`,
  },
  {
    slug: 'aos-79-professora-ensina-contas-no-soroban-em-escola-rural',
    title: 'Aos 79, professora volta à escola que ajudou a erguer para ensinar contas no soroban',
    summary:
      'Kimiko Arashiro dá aulas voluntárias de ábaco japonês a 86 crianças na zona rural de Londrina; em dois anos, a turma dobrou o índice de acerto em operações básicas.',
    author: 'marcos',
    cities: ['londrina-pr'],
    tags: ['Educação', 'Perfil', 'Comportamento'],
    hoursAgo: 1979,
    content: `
<p>Dona Kimiko não levanta a voz. Bate duas vezes com a ponta do lápis na mesa, e 23 crianças do quarto ano param de falar. “Preparar”, diz. Ouve-se um chiado seco, de chuva fina em telha: são as contas dos ábacos voltando ao zero. “Vinte e sete mais quarenta e oito, menos dezenove, vezes dois.” Seis segundos. Onze mãos no ar. Cento e doze.</p>
<p>Toda terça e quinta-feira, às 7h40, Kimiko Arashiro, 79 anos, desce do ônibus da zona rural diante da escola municipal do Patrimônio das Flores, a 22 km do centro de Londrina. Leva uma garrafa de chá, um guarda-chuva e uma sacola de pano com 30 sorobans, o ábaco japonês de cinco contas por haste. Não recebe nada por isso. Fez questão de assinar o termo de voluntária em duas vias.</p>
<p>A escola é uma velha conhecida. Quando as quatro salas foram construídas, há 58 anos, em mutirão de sitiantes, o pai dela deu as tábuas de peroba, e ela, recém-formada no curso normal, deu a primeira aula. Ficou 31 anos. Aposentou-se, enviuvou, criou orquídeas. Até que uma neta, também professora, comentou que os alunos do lugar chegavam ao quinto ano contando nos dedos.</p>
<p>“Não há nada errado com os dedos”, corrige Kimiko. “O erro é parar neles.”</p>
<h2>Um instrumento de imigrante</h2>
<p>O primeiro soroban dela pertenceu ao avô, que o trouxe de navio embrulhado num quimono, da ilha de Okinawa. Com ele, a família calculou a dívida com a fazenda, depois a prestação da terra, depois o preço do café. Faltam duas contas, substituídas por sementes de tento. É o que ela usa até hoje.</p>
<p>O princípio é simples. Em cada haste, a conta de cima vale cinco; as quatro de baixo valem um. As colunas são as ordens: unidade, dezena, centena. Somar é aproximar as contas da barra central; subtrair é afastá-las. Com o tempo, a criança dispensa o objeto e passa a mover contas imaginárias, com os dedos no ar ou sobre a perna.</p>
<p>“O que me interessa não é a velocidade. É que o aluno vê o número”, explica a pedagoga Rosângela Vicentin, da rede municipal. “Quem faz trinta e dois menos dezessete no papel decora que ‘pede emprestado’. No soroban, ele desmancha a dezena com a própria mão.”</p>
<h2>De sete a 86 alunos</h2>
<p>O projeto começou há dois anos, com sete crianças, no recreio. Hoje atende 86, do terceiro ao quinto ano, dentro do horário. A escola comparou as avaliações internas: na prova de operações básicas, a média de acertos passou de 38% para 76%. A diretora, Lucimara Tozzi, evita dar todo o crédito ao ábaco. No mesmo período, lembra, a escola ganhou uma auxiliar por turma e deixou de trocar de professor no meio do ano.</p>
<p>“Mas uma coisa eu vi acontecer só por causa dela. Menino que dizia ‘sou burro em matemática’ parou de dizer. Ela não deixa. Para a aula e espera a frase ser refeita”, conta.</p>
<p>A frase refeita, no código de dona Kimiko, é: “Ainda não sei”. Está escrita numa cartolina, com o <em>ainda</em> sublinhado duas vezes.</p>
<p>Davi Lucas, 10 anos, filho de um tratorista, já a disse muitas vezes. Agora, aos sábados, soma as compras da mãe antes do caixa do mercado. Errou uma única vez, por causa de uma promoção de leve três, pague dois. “Isso ainda não sei fazer no soroban”, avisa.</p>
<h2>A sucessora</h2>
<p>O que falta é quem continue. Kimiko operou a catarata no ano passado e diz, sem drama, que já é a mais velha da família. Por isso, pediu à Secretaria de Educação uma turma de adultos. Foi atendida: 14 professoras da rede fazem, às quartas, um curso de 60 horas, e três escolas urbanas devem adotar as aulas no próximo semestre.</p>
<p>Os instrumentos vêm sendo fabricados ali perto. O marceneiro Antônio Gouveia, pai de duas alunas, aprendeu a torneá-los com sobras de cabreúva. Cada um leva quatro horas e custa R$ 35, bem menos do que o importado. A associação de pais já encomendou 120.</p>
<p>A melhor aluna do curso, garante a mestra, é a neta. “Ela diz que exagero. Não exagero. Conto.”</p>
<p>Às 11h15, o ônibus buzina. As crianças zeram os ábacos, o chiado de chuva outra vez, e uma menina corre para levar a sacola até a porta. Kimiko sobe os três degraus devagar. Quando alguém lhe pergunta até quando pretende vir, ela bate com a ponta do lápis no corrimão, duas vezes, como se chamasse a atenção da pergunta.</p>
<p>“Ainda não sei”, responde.</p>
`,
  },
]
