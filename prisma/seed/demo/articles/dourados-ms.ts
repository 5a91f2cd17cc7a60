import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'temporal-derruba-47-arvores-e-deixa-dourados-sem-energia',
    title: 'Temporal derruba 47 árvores e deixa 6,2 mil imóveis sem energia em Dourados',
    summary:
      'Rajadas chegaram a 94 km/h e destelharam 83 casas na região leste; aulas estão suspensas em cinco escolas, e ginásio recebe desabrigados e doações.',
    author: 'helena',
    cities: ['dourados-ms'],
    tags: ['Cidade', 'Clima', 'Energia'],
    hoursAgo: 3,
    content: `
<p>Um temporal de 25 minutos derrubou 47 árvores, destelhou 83 casas e deixou 6.200 imóveis sem energia nesta madrugada, em Dourados. As rajadas chegaram a 94 km/h, segundo a estação meteorológica do aeroporto, e choveu 58 mm. Três pessoas tiveram ferimentos leves. Não há registro de mortes.</p>
<p>A região leste foi a mais atingida. No Jardim Canaã Novo, o vento arrancou parte da cobertura de um posto de saúde e jogou as telhas sobre a rede elétrica. Na Avenida dos Jacarandás, duas sibipirunas caíram sobre carros estacionados.</p>
<p>“Primeiro veio um barulho de trem, e a minha casa nem fica perto de trilho”, conta a cozinheira Zenilda Aquino, 52, que passou o resto da noite na cozinha, o único cômodo que não perdeu o teto, com dois netos e a vizinha.</p>
<p>Até as 9h, o Corpo de Bombeiros havia atendido 112 chamados. Nove ruas continuavam bloqueadas. “A prioridade é liberar o acesso aos hospitais e retirar galhos que estão sobre fios. Ninguém deve cortar árvore por conta própria”, diz a capitã Luana Rezende, que coordena os trabalhos.</p>
<p>A distribuidora de energia informou que 4.100 imóveis tiveram o fornecimento restabelecido até o meio da manhã. Os outros 2.100 dependem da troca de 14 postes, prevista para terminar à noite. Como duas estações elevatórias pararam, pode faltar água nos bairros altos até amanhã.</p>
<h2>Aulas e abrigo</h2>
<p>A Secretaria de Educação suspendeu as aulas em cinco escolas municipais, que atendem 2.380 alunos. Três delas devem reabrir amanhã; as demais aguardam vistoria. O ginásio municipal acolhe 31 pessoas de nove famílias.</p>
<p>O coordenador da Defesa Civil, Everaldo Pimenta, afirma que as lonas em estoque, 220, bastam para a emergência, mas que a prefeitura comprará 3.000 telhas. O cadastro das famílias está sendo feito de porta em porta. O meteorologista Caio Lubas, da universidade federal, explica que o vento veio de uma linha de instabilidade formada no Paraguai. A chuva continua por três dias, agora sem previsão de rajadas acima de 60 km/h.</p>
<h3>Serviço</h3>
<ul>
<li><strong>Emergência:</strong> Bombeiros, 193; Defesa Civil, 199.</li>
<li><strong>Doações:</strong> cobertores, colchões e material de limpeza, no ginásio municipal, das 8h às 20h.</li>
<li><strong>Lonas:</strong> retirada na sede da Defesa Civil, com documento e foto do telhado.</li>
<li><strong>Vacinação:</strong> quem usa o posto atingido deve procurar a unidade do bairro vizinho.</li>
</ul>
`,
  },
  {
    slug: 'final-da-varzea-de-dourados-acaba-nos-penaltis-e-no-escuro',
    title: 'Final da várzea de Dourados acaba nos pênaltis, com faróis de carro no lugar dos refletores',
    summary:
      'Estrela do Potreirito bate o Unidos da Linha do Barreirão por 5 a 4 depois de empate por 2 a 2; queda de luz parou o jogo por 38 minutos diante de 3 mil torcedores.',
    author: 'thiago',
    cities: ['dourados-ms'],
    tags: ['Esporte', 'Futebol'],
    hoursAgo: 47,
    content: `
<p>O último pênalti da temporada foi batido à luz de 19 carros, duas caminhonetes e um caminhão boiadeiro. Com os refletores apagados e os faróis apontados para o gol da entrada, o lateral Nenê Ajala esperou o goleiro se mexer e rolou no canto esquerdo. Estrela do Potreirito, campeão da várzea de Dourados pela primeira vez em 33 anos de história.</p>
<p>A final, disputada no fim da tarde, terminou 2 a 2 no tempo normal. Nas cobranças, o Estrela venceu o Unidos da Linha do Barreirão por 5 a 4. Cerca de 3.000 pessoas cercaram o campo da Vila São Brás, que tem arquibancada para 400.</p>
<p>O Unidos, dono de quatro títulos, parecia caminhar para o quinto. Fez 1 a 0 aos 12 minutos, com Wagner Chaparro, de cabeça, e ampliou aos 31, em falta cobrada por Toninho Leite. O Estrela diminuiu no começo do segundo tempo, num chute de fora da área de Dionísio, e empatou aos 42, quando a zaga rival parou para pedir impedimento e Juca Vilhalba não parou.</p>
<p>Aí acabou a luz. Um transformador queimou, e a partida ficou interrompida por 38 minutos. O árbitro, Sebastião Moura, reuniu os capitães e deu duas opções: voltar na semana seguinte ou decidir naquela hora, do jeito que desse. “Perguntei se alguém tinha medo do escuro. Ninguém teve coragem de dizer que sim”, contou.</p>
<p>Os donos dos carros manobraram para dentro do alambrado, orientados por um guarda de trânsito de folga. Nas quatro primeiras séries, todos acertaram. Na quinta, o goleiro Lico, do Estrela, que trabalha como padeiro e entra no serviço às três da manhã, defendeu a cobrança de Chaparro com o pé. “Enxergo bem de noite. É a minha hora”, brincou.</p>
<p>Ajala fez o gol do título e correu para abraçar o avô, Ramão, 84, que ajudou a fundar o clube, no terreno de uma serraria. “Ele me disse que não ia dar tempo de ver. Deu”, afirmou o lateral.</p>
<p>Do outro lado, o técnico Adair Ferreira não culpou os faróis. “Quem tem 2 a 0 e leva empate não pode reclamar de lâmpada.”</p>
<p>O campeonato teve 24 times, 71 jogos e 238 gols, média de 3,35 por partida. O Estrela recebe R$ 12 mil e representa a cidade no torneio estadual de clubes amadores, que começa no mês que vem. A liga promete trocar o transformador antes disso.</p>
`,
  },
  {
    slug: 'chipa-de-madrugada-sustenta-familias-na-feira-de-dourados',
    title: 'Chipa de madrugada: receita da fronteira sustenta 60 famílias na feira de Dourados',
    summary:
      'Queijo, polvilho e uma folha de bananeira unem paraguaios, indígenas e gaúchos na banca mais disputada do domingo; grupo quer registrar o modo de fazer como patrimônio.',
    author: 'beatriz',
    cities: ['dourados-ms'],
    tags: ['Gastronomia', 'Cultura', 'Patrimônio'],
    hoursAgo: 59,
    status: 'draft',
    content: `
<p>Às 2h40, a única luz acesa na Rua dos Laranjais é a da cozinha de Eulália Recalde. Sobre a mesa, 18 quilos de polvilho, nove de queijo meia cura, quatro dúzias de ovos, banha, leite, sal e um punhado de erva-doce. Ela não mede nada. Afunda as mãos até o punho, fecha os olhos e para quando a massa, nas palavras dela, “fica quieta”.</p>
<p>Às seis, tudo aquilo já virou 900 chipas em forma de ferradura e está sob um pano branco na feira central de Dourados. Às dez, acabou.</p>
<p>A cidade fica a pouco mais de 100 km do Paraguai e come como quem mora nos dois lados da linha. A chipa, pãozinho de polvilho e queijo que chegou com os ervateiros, está no café da manhã, na saída da escola, na rodoviária. Segundo a associação dos feirantes, cerca de 60 famílias vivem da venda dela, e as 22 bancas de domingo despacham, juntas, perto de 11 mil unidades.</p>
<h2>Três avós, três receitas</h2>
<p>Eulália, 58, aprendeu com a mãe, de Concepción. Assa em forno de barro, sobre folha de bananeira, como manda a tradição. Duas bancas adiante, Marinês Zottis, 49, neta de gaúchos, põe leite quente no polvilho e usa queijo colonial. O resultado é mais macio e cresce mais, e há uma fila fiel que jura ser o único certo.</p>
<p>A terceira escola é a de Tereza Vera, 63, guarani, que vende às sextas-feiras. A dela leva milho branco ralado, colhido no quintal, e o nome também muda: chipa guasu, a grande, cortada em quadrados, úmida no meio. “Minha avó fazia na cinza. O milho é o mesmo, nós guardamos a semente”, conta.</p>
<p>As três se conhecem há 20 anos e discordam de quase tudo. Concordam que não se faz chipa com raiva, porque racha, e que a pior invenção dos últimos tempos foi a congelada.</p>
<h2>Da cozinha ao papel</h2>
<p>Foi para se defender da congelada que nasceu a ideia de pedir o registro do modo de fazer como patrimônio imaterial do município. O dossiê, preparado com uma professora de história da universidade federal, Clarice Monteagudo, reúne 41 entrevistas, 130 fotografias e um caderno com 47 receitas, nenhuma igual à outra.</p>
<p>“O que se registra não é a receita, é a prática: a madrugada, o forno, a conversa em três línguas no balcão”, explica a pesquisadora. Numa manhã de domingo, ela contou: em cada dez frases ouvidas nas bancas, duas eram em guarani ou em espanhol.</p>
<p>O pedido está no conselho municipal de cultura, que marcou a votação para o dia 18. Se aprovado, abre caminho para uma cozinha comunitária, hoje a principal demanda do grupo. Só sete das 22 bancas têm alvará sanitário definitivo, porque a norma exige instalações que não cabem numa casa. A Vigilância Sanitária diz que aceita o forno de barro, desde que a sala de preparo seja azulejada e separada da cozinha da família.</p>
<p>Marinês é a mais otimista. Tereza, a mais desconfiada: quer saber se, com o papel assinado, alguém virá dizer como ela deve fazer. Eulália está com pressa. O filho, que estuda administração, propôs vender por aplicativo, com entrega em meia hora.</p>
<p>“Em meia hora esfria”, ela respondeu. “Chipa boa é a que queima o dedo.”</p>
<p><strong>Onde provar:</strong> feira central, aos domingos, das 5h30 às 11h, e às sextas, das 16h às 21h. A unidade custa de R$ 2,50 a R$ 4; a fatia de chipa guasu, R$ 8.</p>
`,
  },
  {
    slug: 'agua-tres-vezes-por-semana-na-reserva-indigena-de-dourados',
    title: 'Na reserva indígena de Dourados, a água chega três vezes por semana e acaba antes do meio-dia',
    summary:
      'Por 30 dias, 12 famílias anotaram cada litro que entrou em casa: foram 31 por pessoa ao dia, menos de dois terços do mínimo recomendado. Dos nove poços da rede, quatro estão parados.',
    author: 'joana',
    cities: ['dourados-ms'],
    tags: ['Água', 'Povos indígenas', 'Saúde', 'Meio ambiente'],
    hoursAgo: 335,
    premium: true,
    content: `
<p>Na folha pautada presa à geladeira de Rosa Isnarde, a segunda-feira tem um traço. A terça, um número: 140. A quarta, outro traço. Cada traço é um dia em que a torneira não deu nada; cada número, os litros que couberam nos galões antes que ela secasse. Na casa moram seis pessoas. Rosa, 36, kaiowá, merendeira, divide de cabeça: “Deu 23 para cada um. E tinha roupa”.</p>
<p>Durante 30 dias, a pedido da reportagem e com a orientação de duas agentes indígenas de saneamento, 12 famílias da reserva de Dourados anotaram toda a água que entrou em casa. Ao todo, eram 68 pessoas. A água veio, em média, três dias por semana e, em dez das 12 casas, acabou antes do meio-dia. A soma das folhas dá 63.240 litros, ou 31 por pessoa ao dia. A Organização Mundial da Saúde considera que são necessários de 50 a 100 litros para beber, cozinhar e manter a higiene básica. Na área urbana, do outro lado da rodovia, o consumo médio é de 148.</p>
<p>A rede passa diante de todas as 12 casas.</p>
<h2>O caminho do cano</h2>
<p>A reserva, onde vivem famílias guarani, kaiowá e terena, é uma das mais populosas do país: perto de 14 mil moradores em 3.500 hectares, encostados na cidade. O abastecimento é responsabilidade federal e depende de nove poços. Quando a reportagem percorreu todos, ao lado do operador Arnaldo Reginaldo, terena, quatro estavam parados: dois por bomba queimada, um por furto de cabos e um porque a vazão caiu abaixo do mínimo.</p>
<p>Os cinco que funcionam produzem, juntos, 880 mil litros por dia. No papel, seriam 63 por morador. Mas a tubulação foi projetada há três décadas, para 5 mil pessoas, e ganhou emendas sem registro a cada família nova. Um teste feito pela equipe de saneamento numa noite de consumo quase nulo mostrou que metade da água some antes de chegar às casas. Para que a parte alta receba alguma pressão, o operador fecha as válvulas da parte baixa; no dia seguinte, inverte.</p>
<p>“Eu não distribuo água, eu distribuo falta”, diz Reginaldo, que carrega no bolso um caderno com a escala. “Hoje é aqui, amanhã é lá. Se eu esqueço uma válvula, são 200 famílias.”</p>
<h2>O que o corpo paga</h2>
<p>Nas casas em que a torneira falha, recorre-se ao que há: uma mina cercada por lavoura, um córrego, o caminhão-pipa. A universidade federal analisou, a convite das lideranças, amostras de 20 pontos alternativos. Dezessete tinham bactérias de origem fecal. Em seis foram achados traços de herbicida, abaixo do limite legal, mas acima do que a química Denise Volpato, responsável pelo laboratório, considera tranquilizador.</p>
<p>“O limite é calculado para um adulto que bebe dois litros. Ninguém o calculou para uma criança que toma banho, bebe e brinca na mesma mina”, afirma.</p>
<p>No posto de saúde da reserva, os atendimentos por diarreia de menores de cinco anos somaram 412 em seis meses. Ajustada pela população, a taxa é 3,8 vezes a do restante do município. A enfermeira Josiele Machado, guarani, mantém uma planilha própria, em que marca a data da última falta de água ao lado de cada caso. “Não sou pesquisadora. Mas toda semana de traço é seguida por uma semana de soro”, diz.</p>
<blockquote><p>“Quando falta na cidade, é notícia às oito da manhã. Aqui falta desde que a minha filha nasceu, e ela vai fazer 15 anos”, resume o professor Elizeu Vilharva, do conselho local de saúde e um dos autores do <a href="/article/professores-indigenas-lancam-dicionario-escolar-guarani-kaiowa">dicionário escolar guarani-kaiowá</a>.</p></blockquote>
<h2>Dinheiro que não vira cano</h2>
<p>Não é por falta de projeto. A reportagem localizou três, elaborados nos últimos 11 anos. O primeiro, de R$ 4,9 milhões, foi licitado e abandonado pela empresa com 22% de execução. O segundo venceu na gaveta, porque dependia de licença para cruzar a rodovia. O terceiro, de R$ 36,7 milhões, prevê ligar a reserva ao sistema da cidade, com duas adutoras, quatro reservatórios e 74 km de rede. Tem recurso empenhado há 16 meses e nenhuma obra.</p>
<p>O órgão federal de saúde indígena atribui a demora à definição de quem vai operar o sistema. A companhia estadual de saneamento afirma que pode fornecer a água, mas não assumir a manutenção dentro da terra indígena sem convênio. A prefeitura diz que não tem atribuição legal e que cede dois caminhões-pipa. Cada viagem custa R$ 310; no último ano, foram 2.640, ou R$ 818.400.</p>
<p>“É o tipo de despesa que parece solução porque se repete”, observa a auditora aposentada Neuza Carrapateira, que estudou contratos de saneamento em áreas indígenas. “Em seis anos, o caminhão-pipa custa mais do que o primeiro projeto, aquele que ficou pela metade.”</p>
<h2>Quem fiscaliza</h2>
<p>Há um mês, uma decisão judicial deu 90 dias para que os quatro poços parados voltem a funcionar e 180 para a assinatura do convênio. As lideranças criaram, por conta própria, uma comissão de acompanhamento com 14 membros, sete deles mulheres, e uma exigência: participar da obra. Trinta e dois jovens já se inscreveram para um curso de encanador e operador de bombas, oferecido pelo instituto federal.</p>
<p>Entre eles está a filha mais velha de Rosa, Kelly, de 18 anos. Ela quer aprender a consertar bomba e, depois, cursar engenharia. Enquanto não começam as aulas, encarregou-se da folha na geladeira. Acabados os 30 dias, a reportagem avisou que ninguém mais precisava anotar. Ela pautou outra folha.</p>
<p>“Vai que um dia alguém pede”, disse. Era quarta-feira. Pôs um traço.</p>
`,
  },
  {
    slug: 'milho-de-dourados-dorme-a-ceu-aberto-e-encarece-em-chapeco',
    title: 'Sem armazém, milho de Dourados dorme a céu aberto e chega mais caro a Chapecó',
    summary:
      'Região guarda 61% do que colhe; frete até as granjas do oeste catarinense dobra no pico da safra, e cooperativas dos dois estados estudam silos em sociedade.',
    author: 'rafael',
    cities: ['dourados-ms', 'chapeco-sc'],
    tags: ['Economia', 'Agro', 'Transporte de cargas'],
    hoursAgo: 1155,
    content: `
<p>De longe parece uma duna. De perto, é milho: 9.000 toneladas empilhadas no pátio de uma cooperativa às margens da rodovia, ao sul de Dourados, sob uma lona que o vento teima em levantar. A pilha esperou caminhão por 23 dias. Quando a última caçamba saiu, a camada de baixo, mofada, foi vendida por um terço do preço.</p>
<p>Cena parecida se repete toda safra, porque a conta não fecha. Os 11 municípios da região colhem cerca de 5,9 milhões de toneladas de soja e milho por ano e têm armazéns para 3,6 milhões, 61% do total, segundo levantamento da federação de cooperativas do estado. A recomendação técnica é que a capacidade seja de 120% da produção. Faltariam, por essa régua, 3,5 milhões de toneladas de espaço.</p>
<p>“O produtor não vende quando o preço é bom. Vende quando o silo enche”, diz o presidente da federação, Altair Menegon.</p>
<h2>Um dia de estrada depois</h2>
<p>O prejuízo viaja. O principal destino do milho da região, fora da exportação, é o oeste de Santa Catarina, onde aves e suínos consomem muito mais grão do que as lavouras locais produzem. Um caminhão leva de 13 a 15 horas para percorrer os cerca de 750 km entre Dourados e Chapecó (SC).</p>
<p>Fora do pico, o frete custa R$ 145 por tonelada. No auge da colheita, quando todos precisam tirar o milho do pátio ao mesmo tempo, chega a R$ 290. Como a saca de 60 kg vale em torno de R$ 52 na origem, o transporte sozinho sobe de 17% para 33% do preço do grão: de R$ 8,70 para R$ 17,40 por saca.</p>
<p>Em Chapecó, a avicultora Ivanir Dal Bosco, que aloja 54 mil frangos em sistema de integração, não compra milho diretamente, mas sente. “A agroindústria aperta a tabela quando a ração sobe. No ano passado, o milho subiu três vezes; o que me pagam por lote, nenhuma”, afirma.</p>
<p>A ração responde por 70% do custo do frango vivo, e o milho por cerca de dois terços da ração. Pelos cálculos da economista Rosane Werlang, de uma universidade comunitária catarinense, o pico do frete encarece em R$ 0,16 o quilo de frango na granja. “Ninguém vê na gôndola, mas multiplique por milhões de quilos. É uma fortuna que se perde em fila”, diz.</p>
<h2>Silo em sociedade</h2>
<p>A novidade é que as duas pontas começaram a conversar. Uma cooperativa de grãos de Dourados e outra, de criadores, de Chapecó, assinaram na semana passada um protocolo para construir, meio a meio, um complexo de silos com capacidade para 180 mil toneladas. O investimento é estimado em R$ 214 milhões, parte financiada por banco público, com carência de três anos.</p>
<p>Pelo acordo, os catarinenses garantem a compra de 120 mil toneladas por ano, retiradas em dez parcelas mensais. Os sul-mato-grossenses recebem 40% à vista, na entrega, e o restante pela cotação do mês da retirada. “É trocar a aposta pelo calendário”, define o gerente de suprimentos da cooperativa catarinense, Gilmar Fachin.</p>
<p>O volume representa só 5% do déficit regional. Mas pode servir de modelo. Outras duas sociedades, com fábricas de ração do Paraná, estão em estudo.</p>
<h2>Na fazenda, outra conta</h2>
<p>Há quem prefira guardar em casa. O agricultor Luiz Carlos Insaurralde, que planta 620 ha em Itahum, distrito de Dourados, ergueu com dois vizinhos um silo para 4.500 toneladas. Custou R$ 5,2 milhões, divididos em partes iguais e pagos em 12 anos. Na primeira safra, eles venderam metade do milho cinco meses depois da colheita, por R$ 61 a saca, R$ 9 acima do preço da boca da colheitadeira.</p>
<p>O crédito para armazém próprio existe, mas o limite de garantias barra os menores. Dos 1.340 produtores consultados pela federação, 8% têm silo. Entre os que cultivam menos de 200 ha, 1%.</p>
<p>Enquanto isso, aumentou a procura por silos-bolsa, tubos de plástico de até 75 metros que guardam o grão no campo por seis meses. A loja de insumos de Márcia Peralta vendeu 2.100 na última safra, o triplo do habitual. “Ninguém acha bonito”, diz ela. “Mas ninguém mais quer ver o milho dormir no sereno.”</p>
<p>O projeto do complexo depende de licença ambiental, cujo pedido será apresentado até o dia 30. Se o cronograma for cumprido, os silos recebem a primeira carga em duas safras.</p>
`,
  },
  {
    slug: 'professores-indigenas-lancam-dicionario-escolar-guarani-kaiowa',
    title: 'Professores indígenas de Dourados lançam dicionário escolar guarani-kaiowá com 4.200 verbetes',
    summary:
      'Obra levou sete anos, ouviu 58 anciãos e será distribuída a 34 escolas; crianças ajudaram a ilustrar e a criar palavras para celular, micróbio e vacina.',
    author: 'marcos',
    cities: ['dourados-ms'],
    tags: ['Educação', 'Povos indígenas', 'Literatura', 'Cultura'],
    hoursAgo: 2083,
    content: `
<p>Como se diz “senha” numa língua em que o que é importante se guarda falando? A pergunta foi feita por um aluno de nove anos, e a turma levou duas semanas para respondê-la. A solução, algo como “a palavra que só eu sei”, ganhou verbete, exemplo e um desenho de boca fechada na página 211 do primeiro dicionário escolar guarani-kaiowá produzido por professores indígenas de Dourados.</p>
<p>O livro, com 4.200 verbetes e 640 ilustrações feitas por crianças, foi lançado no pátio de uma escola da reserva, diante de cerca de 500 pessoas. Será distribuído a 34 escolas indígenas do sul de Mato Grosso do Sul. A tiragem inicial é de 6.000 exemplares, e a versão digital, com áudio, poderá ser baixada de graça.</p>
<p>“Já existiam dicionários, feitos por gente de fora, para gente de fora. Este foi feito para a criança que fala a língua em casa e chega à escola achando que ela não serve para escrever”, afirma a professora Alda Benitez, kaiowá, coordenadora do trabalho.</p>
<h2>Sete anos de escuta</h2>
<p>O projeto começou como exercício de formação. Cada um dos 26 professores de um curso de licenciatura intercultural deveria recolher, com os parentes mais velhos, 20 palavras que temia ver desaparecer. Voltaram com 1.100, mais que o dobro da encomenda. Havia 14 nomes para tipos de chuva, 31 de abelhas e um verbo para o ato de andar devagar para acompanhar uma criança pequena.</p>
<p>Nos anos seguintes, a equipe gravou 312 horas de conversa com 58 anciãos. Onze deles morreram antes de ver a obra pronta. Os nomes estão na primeira página, e foi por eles que a cerimônia começou, com um canto de quase meia hora, puxado pela rezadora Dona Merenciana, de idade que ela mesma calcula em “mais de noventa”.</p>
<p>“Palavra é alma que a gente respira”, disse ela, em guarani, traduzida pela neta. “Papel não respira. Quem lê é que tem de respirar por ele.”</p>
<h2>Escolhas difíceis</h2>
<p>Nem tudo foi consenso. A grafia consumiu um ano e meio de debate, porque as comunidades usavam três convenções diferentes. Venceu a solução de registrar a forma principal e, ao lado, as variantes, com a indicação do lugar onde são faladas. Palavras ligadas a rezas ficaram de fora, por decisão dos anciãos.</p>
<p>O linguista Henrique Tavares, da universidade federal, que assessorou o grupo, conta que aprendeu a ficar calado. “Eu chegava com a regra. Eles chegavam com a avó. Na maioria das vezes, a avó tinha uma regra melhor.”</p>
<p>Os termos novos foram decididos em assembleia, com voto dos estudantes. Alguns dos aprovados se traduzem assim:</p>
<ul>
<li><strong>celular:</strong> “fala que anda junto”;</li>
<li><strong>micróbio:</strong> “bichinho que o olho não alcança”;</li>
<li><strong>vacina:</strong> “aquilo que avisa o corpo”;</li>
<li><strong>dicionário:</strong> “casa das palavras”.</li>
</ul>
<h2>Da gráfica à sala de aula</h2>
<p>O custo total, de R$ 1,14 milhão, foi coberto por dois editais de educação e por uma campanha que arrecadou R$ 96 mil. Cada escola receberá também um caderno de atividades e a visita de um dos autores. A formação de 180 professores começa no mês que vem, em três polos.</p>
<p>Para Alda, o teste será cotidiano. Uma pesquisa feita pela própria equipe em oito escolas mostrou que, embora 87% das crianças do primeiro ano falem guarani em casa, só 22% dos bilhetes enviados às famílias são escritos na língua. “Queremos o dicionário sujo, com orelha, emprestado. Livro bonito na estante da direção é fracasso”, diz.</p>
<p>Na festa, ao menos, não houve risco. No fim dela, Yasmin, de oito anos, sentou-se no chão para procurar o próprio desenho, o de uma abelha sem ferrão. Achou na página 74. Depois procurou o da melhor amiga, o do irmão, o do primo. Às seis da tarde, com o pátio já varrido, ela ainda lia. Tinha chegado à letra K.</p>
`,
  },
]
