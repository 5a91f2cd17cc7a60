import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'juazeiro-tera-38-pontos-de-descanso-na-romaria',
    title: 'Juazeiro terá 38 pontos de água e descanso para receber 300 mil romeiros em cinco dias',
    summary:
      'Plano prevê 1.240 servidores em escala, ônibus gratuito até o Horto e pulseiras de identificação para crianças e idosos; Centro terá ruas fechadas.',
    author: 'helena',
    cities: ['juazeiro-do-norte-ce'],
    tags: ['Cidade', 'Turismo', 'Romaria', 'Serviço'],
    hoursAgo: 1,
    content: `
<p>A próxima romaria em Juazeiro do Norte terá 38 pontos de água e descanso, quase o dobro dos 20 montados na anterior. O plano da prefeitura, apresentado a hoteleiros, comerciantes e representantes da Igreja, prepara a cidade para receber cerca de 300 mil visitantes em cinco dias, mais do que a própria população.</p>
<p>A ampliação responde a um dado da última edição: das 1.906 pessoas atendidas nos postos de saúde do percurso, 744 passaram mal por calor ou desidratação. Quatro em cada dez tinham mais de 60 anos.</p>
<p>“O romeiro economiza até na água para sobrar dinheiro para a vela e para a lembrança dos que ficaram”, disse o secretário municipal de Turismo e Romaria, Evandro Pita. “Não adianta vender garrafinha. Tem de oferecer, e no caminho por onde ele passa.”</p>
<p>Os pontos terão cobertura, bancos, bebedouro e banheiro com acesso para cadeirantes. Doze ficarão na subida para o Horto, nove no entorno da basílica, dez nos corredores comerciais e sete nas chegadas dos ônibus e dos caminhões fretados.</p>
<h2>Quem trabalha</h2>
<p>A escala reúne 1.240 servidores: 526 na guarda e no trânsito, 412 na saúde e 302 na limpeza. Voluntários de paróquias e de duas universidades farão a acolhida, com coletes amarelos. A operação custará R$ 2,7 milhões, divididos entre estrutura (R$ 1,1 milhão), pessoal (R$ 900 mil) e limpeza (R$ 700 mil).</p>
<p>Crianças e idosos poderão receber uma pulseira com nome e telefone de contato. Na edição passada, 63 pessoas se perderam de seus grupos; todas foram localizadas, mas o reencontro levou, em média, três horas. “Meu pai sentou na calçada e esperou rezando. Eu é que quase morri”, contou a agricultora Luzinete Aprígio, 48, que vem de Alagoas todos os anos e participou da reunião por vídeo.</p>
<h2>Trânsito e transporte</h2>
<p>Sete ruas do Centro serão fechadas a veículos das 5h às 22h. Moradores devem retirar credencial na sede do departamento de trânsito até a véspera. Para desafogar a ladeira, 16 ônibus gratuitos farão o percurso entre a rodoviária, a basílica e o Horto a cada dez minutos, das 4h às 23h.</p>
<p>Os caminhões com romeiros, tradição que a fiscalização tenta substituir por ônibus, serão parados em barreiras nas entradas da cidade. O transporte em carrocerias abertas está proibido, e o município reservou 22 ônibus para completar o trajeto de quem chegar em situação irregular.</p>
<h2>Ranchos e preços</h2>
<p>A rede de hospedagem soma 14 mil leitos, aí incluídos os ranchos, casas que acolhem grupos em redes e colchões. O Corpo de Bombeiros vistoriou 187 deles: 151 foram liberados e 36 têm até a sexta-feira para instalar extintores ou abrir saídas.</p>
<p>A dona de rancho Maria Cleide Sobreira, 66, recebe há três décadas as mesmas famílias de Pernambuco. Pôs luz de emergência, mas manteve a diária em R$ 35, com café. “Se eu aumentar, quem perde sou eu, que já guardei a rede de cada um”, disse.</p>
<p>O órgão de defesa do consumidor terá equipes em quatro locais. Preços devem estar à vista, e a cobrança por uso de banheiro em estabelecimento que venda comida ao romeiro está proibida por lei municipal. Queixas podem ser feitas pessoalmente ou por telefone, das 6h à meia-noite, durante todo o evento.</p>
`,
  },
  {
    slug: 'mais-de-um-quarto-dos-capacetes-de-mototaxi-e-reprovado',
    title: 'Mais de um quarto dos capacetes de mototáxi é reprovado na primeira semana de vistoria',
    summary:
      'De 486 motos inspecionadas em Juazeiro do Norte, 131 tinham capacete de passageiro sem condições de uso; condutores têm 15 dias para trocar.',
    author: 'thiago',
    cities: ['juazeiro-do-norte-ce'],
    tags: ['Trânsito', 'Segurança', 'Trabalho'],
    hoursAgo: 37,
    content: `
<p>Viseira riscada, cinta frouxa, espuma esfarelando. Na primeira semana da vistoria anual dos mototáxis de Juazeiro do Norte, 131 dos 486 capacetes oferecidos a passageiros foram reprovados, o equivalente a 27%. O balanço foi divulgado pelo departamento municipal de trânsito.</p>
<p>Em 74 casos, o problema estava na viseira. Outros 38 capacetes tinham prazo de uso vencido ou não traziam o selo de certificação. Os 19 restantes apresentavam trincas no casco, defeito que anula a proteção em caso de queda.</p>
<p>“Por fora, um capacete trincado parece inteiro. Na batida, abre como coco”, disse o inspetor Gledson Arrais, responsável pela operação. As peças com trinca foram retidas e serão destruídas. Nas demais situações, o condutor recebe um prazo de 15 dias para fazer a troca e voltar.</p>
<p>A cidade tem 2.150 mototaxistas cadastrados. A inspeção também confere freios, pneus, luzes, alça de apoio, antena contra linha de pipa e a validade do curso obrigatório de 30 horas. Nesses itens, o índice de reprovação ficou em 11%, abaixo dos 16% do ano passado.</p>
<p>O presidente da associação da categoria, Clodoaldo Pinho, reconhece o desgaste dos equipamentos, mas reclama do custo. Um capacete de qualidade intermediária sai por R$ 260 e, com 25 corridas por dia, dura pouco mais de um ano. “Cai, esquenta no sol, passa por muita cabeça. O colega vai adiando”, afirmou. A entidade negocia compra coletiva de 800 unidades, com desconto de 30%, o que baixaria o preço para R$ 182.</p>
<p>Para a enfermeira Sandra Maropo, que atua na emergência de um hospital da cidade, a vistoria deveria ser semestral. “Recebemos passageiros com ferimento no rosto a 30 km/h. Capacete folgado sai antes do impacto”, relatou.</p>
<p>Quem anda na garupa pode recusar o equipamento, sem pagar a corrida, se notar cinta que não trava, casco rachado ou viseira que impeça a visão. O número do alvará, bordado no colete, basta para registrar a queixa na ouvidoria.</p>
<p>A vistoria continua até o dia 30, de segunda a sexta-feira, das 8h às 13h, no pátio do departamento. O atendimento segue a ordem do final do alvará, e não é preciso agendar. Quem não comparecer terá a autorização suspensa até regularizar a situação.</p>
`,
  },
  {
    slug: 'um-dia-na-tipografia-que-imprime-cordel-letra-por-letra',
    title: 'Um dia na tipografia que ainda imprime cordel letra por letra em Juazeiro do Norte',
    summary:
      'Com prensa de quase 90 anos, três artesãos e 264 assinantes, a Estrela Miúda voltou a lançar folhetos, mas pode perder o prédio onde funciona.',
    author: 'beatriz',
    cities: ['juazeiro-do-norte-ce'],
    tags: ['Cultura', 'Literatura', 'Patrimônio', 'Cordel'],
    hoursAgo: 433,
    premium: true,
    content: `
<p>Às 6h50, seu Ananias Pequeno chega antes da chave. Senta no degrau da Tipografia Estrela Miúda, no Centro de Juazeiro do Norte, tira do bolso um pão enrolado em guardanapo e espera a sócia abrir o cadeado. Tem 83 anos e trabalha ali desde os 14. “Já tive cópia da chave. Perdi três. Acharam melhor assim”, explica.</p>
<p>Dentro, o cheiro é de querosene, papel e café. As gavetas de madeira guardam cerca de 400 kg de letras de chumbo, cada uma menor que um grão de milho. No meio da sala, sob um pano de chita, dorme a prensa: ferro preto, volante do tamanho de uma roda de carroça, quase 90 anos de uso. É nela que hoje serão impressos os mil exemplares de <em>A moça que plantava letra</em>, o trigésimo sétimo folheto da casa neste ano.</p>
<h2>7h30</h2>
<p>Mirian Rosendo, 31, a autora, traz duas correções de última hora. Seu Ananias ouve de olhos fechados. Para ele, trocar uma palavra não é questão de gosto: é preciso abrir a linha, tirar os tipos com uma pinça, medir o espaço e calçar de novo com lâminas de metal. Se a palavra nova for maior, o verso seguinte muda de lugar.</p>
<p>— Tem que ser “lampião”? — pergunta.</p>
<p>— Tem. Rima com coração — responde ela.</p>
<p>— Então some o seu ponto de exclamação, porque não cabe.</p>
<p>Mirian aceita. São 32 estrofes de seis versos, 192 linhas que o tipógrafo montou em dois dias, de trás para a frente, como num espelho. A terceira ficou assim:</p>
<blockquote><p>Minha avó plantava letra / no quintal do coração, / regava com voz de noite, / colhia de lampião, / e cada verso que dava / cabia na minha mão.</p></blockquote>
<p>A avó existiu. Chamava-se Isaura, não sabia ler e guardava de memória 11 folhetos inteiros, que recitava para a neta na falta de energia. Mirian, professora de português em uma escola do bairro João Cabral, escreveu o primeiro cordel aos 26, depois do enterro dela. “Fiquei com medo de esquecer a voz. O jeito foi medir em sete sílabas”, conta.</p>
<h2>9h15</h2>
<p>A capa é assunto de Chica Belém, 69, xilogravadora. Sobre a mesa, uma tabuinha de imburana mostra uma menina de regador na mão; do chão brotam um A, um M e um cacho que pode ser de uvas ou de vírgulas. Chica entalha sem desenho prévio, com uma lâmina de serra amolada e duas goivas.</p>
<p>Aprendeu espiando. Na época em que a oficina tinha 19 empregados, mulher só entrava para dobrar papel. Ela dobrava e olhava. Um dia o gravador adoeceu, a capa de uma peleja estava atrasada e a dobradeira pediu a tábua. “Gravei dois cantadores. Um ficou com seis dedos. Vendeu que foi uma beleza”, lembra.</p>
<p>O erro virou assinatura: há sempre uma mão de seis dedos escondida em suas gravuras. Nesta, está no regador.</p>
<h2>11h</h2>
<p>A prensa acorda com um gemido. Chica põe a folha, seu Ananias empurra o volante, Rodrigo Saldanha, 27, recolhe. São dois lados por folha, 600 impressões por hora, sem contar as paradas. Feitas as contas, três horas e 20 minutos de braço.</p>
<p>Rodrigo apareceu há quatro anos para um trabalho de faculdade. Estudava design. Encontrou o livro-caixa aberto e entendeu que a tipografia estava perto do fim. Cinco anos antes, a Estrela Miúda tinha publicado 41 títulos. No ano em que ele chegou, foram nove. No seguinte, seis.</p>
<p>O folheto, vendido a R$ 5, custa R$ 1,90 para ser feito, mas os revendedores das feiras ficam com R$ 2 e os romeiros, antigos fregueses, preferem lembranças para o celular. Sobra R$ 1,10 por exemplar, quando vende.</p>
<p>A ideia do estudante foi um clube. Por R$ 25 mensais, o assinante recebe três lançamentos, uma gravura e uma carta. São hoje 264, de 17 estados, que garantem R$ 6.600 por mês. Com as vendas avulsas, o dinheiro paga papel, energia, os poetas e uma ajuda de custo aos três. Não cobre o aluguel inteiro.</p>
<h2>14h40</h2>
<p>Enquanto as folhas secam no varal, chega o assunto que ninguém puxou pela manhã. O prédio de fachada azul, alugado há 52 anos, pertence a cinco herdeiros que decidiram vendê-lo. Pedem R$ 780 mil. Uma rede de farmácias fez proposta.</p>
<p>“Temos respeito pelo que fazem ali, mas são cinco famílias e um inventário parado”, diz o representante dos proprietários, o contador Everaldo Nuvens. Ele estendeu o prazo duas vezes. O último vence em quatro meses.</p>
<p>A mudança assusta mais do que parece. Só a prensa pesa 1,3 tonelada e foi montada antes de erguerem a parede dos fundos: para sair, é preciso derrubá-la. “Se misturar as gavetas, são 400 kg de alfabeto para catar”, calcula Rodrigo.</p>
<p>A Secretaria Municipal de Cultura abriu processo de tombamento do acervo, que protege máquinas e matrizes, mas não obriga ninguém a mantê-las no lugar. A pesquisadora Albanita Feijó, da universidade federal, defende que se registre o ofício, além dos objetos. “Prensa em museu é ferro. O que está em risco é o que seu Ananias sabe e não cabe em ficha”, afirma.</p>
<h2>17h20</h2>
<p>Mirian dobra o primeiro exemplar, depois o segundo. No terceiro, para na estrofe da avó e lê em voz alta, devagar, marcando as sílabas na borda da mesa. Chica acompanha com a cabeça. Seu Ananias, que desde cedo reclamava da correção, aproxima o ouvido bom.</p>
<p>— Era “lampião” mesmo — admite.</p>
<p>Depois apaga a luz e entrega o cadeado.</p>
`,
  },
  {
    slug: 'estudantes-acham-libelula-de-110-milhoes-de-anos',
    title: 'Em aula de campo, estudantes de Juazeiro do Norte acham libélula de 110 milhões de anos',
    summary:
      'Fóssil tem as quatro asas preservadas e pode ser de espécie ainda não descrita; peça foi entregue a museu universitário, como manda a lei.',
    author: 'joana',
    cities: ['juazeiro-do-norte-ce'],
    tags: ['Ciência', 'Educação', 'Paleontologia', 'Juventude'],
    hoursAgo: 877,
    content: `
<p>Jéssica Calixto queria sombra. Eram quase 11h na pedreira de calcário, a aula de campo ia acabar e a estudante de 16 anos sentou-se numa pilha de lascas descartadas para amarrar o tênis. Ao lado do pé esquerdo, uma placa do tamanho de um caderno tinha se aberto ao meio. Nas duas faces, como em carimbo e almofada, havia um inseto de asas estendidas.</p>
<p>“Achei que alguém tinha desenhado”, conta. Ela chamou os colegas Ítalo Brasilino, 17, e Vitória Macena, 16, que chamaram a professora de biologia, que pediu a todos que parassem onde estavam.</p>
<p>O desenho era uma libélula de cerca de 110 milhões de anos. Com 6,2 cm de uma ponta da asa à outra e as nervuras visíveis a olho nu, o exemplar encontrado pela turma da escola estadual do bairro Pirajá, em Juazeiro do Norte, foi entregue ao museu de paleontologia mantido pela universidade na região. A primeira análise, concluída na semana passada, indica que pode ser de uma espécie ainda sem nome.</p>
<h2>Por que se conservou</h2>
<p>No tempo em que o animal viveu, a área da Chapada do Araripe era ocupada por lagoas rasas e salgadas, num continente que começava a se separar da África. O fundo, sem oxigênio, quase não tinha bactérias nem bichos que comessem os restos. Insetos que caíam na água eram cobertos por uma lama muito fina, que virou pedra em camadas delgadas como folhas.</p>
<p>“É uma biblioteca. Cada lâmina corresponde a um pedaço de tempo, e às vezes alguém deixou uma flor dentro do livro”, compara a paleontóloga Gorete Limaverde, que coordena o estudo. Naquelas camadas já apareceram peixes, pterossauros, plantas e centenas de tipos de inseto.</p>
<p>Libélulas não são raras, mas costumam surgir incompletas. A de Jéssica tem as quatro asas, o tórax e parte dos olhos. O que chamou a atenção da pesquisadora foi uma pequena célula triangular perto da base da asa, com uma divisão que não consta nas 14 espécies do mesmo grupo conhecidas na bacia.</p>
<h2>O que acontece agora</h2>
<p>A equipe vai fotografar a peça sob luz rasante, comparar medidas e, se possível, levá-la a um tomógrafo. O trabalho deve durar cerca de um ano. Confirmada a novidade, a descrição será submetida a uma revista científica, e os três alunos serão consultados sobre o nome.</p>
<p>— A gente já fez uma lista. Tem o nome da professora, o da minha mãe e o do time do Ítalo, que não vai passar — avisa Vitória.</p>
<p>A docente, Cristiane Agostinho, leva turmas à pedreira há seis anos, com autorização dos proprietários e capacete para todo mundo. Até agora, o maior achado tinha sido um pedaço de rabo de peixe. Ela diz que o valor da descoberta está também no que veio depois: 22 alunos se inscreveram no clube de ciências, que tinha sete.</p>
<h2>Fóssil não se vende</h2>
<p>Os fósseis encontrados no Brasil pertencem à União. Vendê-los é crime, e a coleta depende de permissão. A regra existe porque peças da região saíram ilegalmente do país durante décadas, e parte delas só voltou depois de longas negociações. O técnico de preparação do museu, Francisco Alencarino, viu chegar caixas inteiras sem qualquer anotação. “Sem saber de que camada veio, o fóssil fica mudo”, afirma.</p>
<p>Quem encontra uma peça por acaso, em quintal, obra ou pedreira, pode ajudar:</p>
<ul>
<li>não tente limpar, colar nem separar as partes;</li>
<li>fotografe o fóssil e o local, com um objeto ao lado para dar a escala;</li>
<li>anote o ponto e, se possível, a profundidade;</li>
<li>avise o museu ou a universidade, que fazem a retirada sem custo.</li>
</ul>
<p>A libélula será exposta ao público a partir do dia 20, de terça a domingo, das 9h às 16h, com entrada gratuita. Na etiqueta, abaixo do número de registro, constarão os nomes de Jéssica, Ítalo e Vitória.</p>
`,
  },
  {
    slug: 'retalho-de-sandalia-vira-piso-e-reduz-lixo-das-fabricas',
    title: 'Retalho de sandália vira piso de escola e corta quase à metade o lixo das fábricas do Cariri',
    summary:
      'Das 190 toneladas mensais de sobras de EVA, 56% já são reaproveitadas; laboratório de Campina Grande (PB) testa resistência e segurança das placas.',
    author: 'rafael',
    cities: ['juazeiro-do-norte-ce', 'campina-grande-pb'],
    tags: ['Economia', 'Meio ambiente', 'Indústria', 'Trabalho'],
    hoursAgo: 1721,
    content: `
<p>De cada placa de EVA que entra numa fábrica de sandálias, a faca de corte aproveita o formato do pé e deixa uma moldura colorida, cheia de buracos. Em Juazeiro do Norte, as 58 empresas do setor produzem 190 toneladas dessa moldura por mês. Há um ano, quatro quintos iam parar no aterro. Hoje, vai menos da metade.</p>
<p>O levantamento da associação das indústrias mostra que 107 toneladas mensais, 56% do total, passaram a ser reaproveitadas. São 64 moídas e devolvidas às próprias fábricas, para miolo de solado, e 43 entregues a uma cooperativa que as transforma em piso. Um ano atrás, o reúso somava 38 toneladas.</p>
<p>“O retalho era um problema que a gente pagava para sumir”, diz a empresária Lúcia Helena Sampaio Grangeiro, dona de uma fábrica com 120 empregados no bairro Tiradentes. Só com a taxa do aterro, de R$ 185 por tonelada, as empresas economizam juntas R$ 12.765 por mês.</p>
<h2>Cor separada, dinheiro na conta</h2>
<p>A Cooperativa Pé no Chão funciona em um galpão cedido pelo município e tem 46 associados, 31 deles mulheres. Muitos vieram da catação em rua. A cooperativa paga R$ 0,20 pelo quilo de retalho misturado e R$ 0,80 pelo separado por cor, diferença que convenceu as fábricas a instalar caixas ao lado das prensas.</p>
<p>No galpão, o material é triturado, misturado a um adesivo à base de água e prensado a 110 °C por oito minutos. Saem placas de um metro quadrado, com 25 mm de espessura, vendidas a R$ 58. O rendimento médio dos cooperados chegou a R$ 2.140 mensais, quase o dobro do que recebiam na triagem de papelão, segundo a presidente, Valdirene Fideles, 43.</p>
<p>— Na rua, eu pegava o que os outros largavam. Aqui tem encomenda, prazo, cliente que reclama da cor. É outra canseira — compara.</p>
<h2>Aprovação em laboratório</h2>
<p>Para vender a escolas e academias, faltava provar que o piso amortece quedas e não solta substâncias tóxicas. Os ensaios foram feitos em Campina Grande (PB), que também tem um polo calçadista e abriga um laboratório de polímeros de universidade federal. Ali, um peso em forma de cabeça cai de alturas crescentes enquanto sensores medem a desaceleração.</p>
<p>As primeiras amostras não passaram: a queda segura ficava em 0,9 metro, abaixo do 1,5 metro exigido pelos compradores. A engenheira de materiais Iara Vasconcelos Motta sugeriu duas camadas, uma de grão grosso embaixo e outra de grão fino em cima. A nova placa alcançou 1,7 metro e resistiu a 600 horas de luz ultravioleta.</p>
<p>“O desafio do reciclado é a constância. Uma semana chega sandália infantil, na outra chega solado duro, e a placa tem de sair igual”, explica a pesquisadora. Três indústrias de Campina Grande pediram a receita e devem abrir uma unidade semelhante na Paraíba, com assessoria da cooperativa cearense.</p>
<h2>O que ainda vai para o aterro</h2>
<p>Continuam sem destino 83 toneladas mensais. São, em boa parte, retalhos colados a tecido ou com pintura metálica, que entopem o triturador. Pequenas oficinas, que trabalham nos fundos das casas, também ficam fora da coleta. O fiscal ambiental Robério Tavares estima que existam mais de 200 delas. “Multar quem faz 40 pares por dia não resolve. É preciso passar na porta”, afirma.</p>
<p>A prefeitura promete um caminhão exclusivo, em duas rotas semanais, a partir do próximo mês. A associação das indústrias quer chegar a 75% de reaproveitamento em 18 meses e discute com fornecedores de cola uma fórmula que permita separar as camadas.</p>
<p>As placas já cobrem 11 pátios de creches no Cariri. No bairro Frei Damião, as crianças batizaram o piso de “chão de chinelo”. Quem olha de perto encontra, entre os grãos, pedaços de flor, de listra e, de vez em quando, meio número 36.</p>
`,
  },
  {
    slug: 'posto-dentro-do-mercado-atende-feirantes-as-4h',
    title: 'Posto de saúde dentro do mercado atende feirantes às 4h e encontra 88 hipertensos sem diagnóstico',
    summary:
      'Em dois meses, 612 trabalhadores passaram pelo box transformado em consultório; um terço deles tinha pressão alta, segundo a equipe.',
    author: 'helena',
    cities: ['juazeiro-do-norte-ce'],
    tags: ['Saúde', 'Trabalho', 'Cidade'],
    hoursAgo: 21,
    status: 'draft',
    content: `
<p>O box 114 do mercado público vendia panelas de alumínio. Agora tem maca, balança, geladeira de vacinas e uma fila que se forma às 3h45, entre sacos de farinha e caixas de tomate. É o menor posto de saúde de Juazeiro do Norte e o único que abre de madrugada, das 4h às 9h, para quem trabalha na feira.</p>
<p>Em dois meses, 612 pessoas foram atendidas. A equipe encontrou pressão alta em 203 delas, um terço do total. Dessas, 88 não sabiam que eram hipertensas. Outras 57 apresentaram glicose alterada e fazem exames para confirmar ou descartar diabetes.</p>
<p>— O feirante não falta à feira para ir ao médico. Então a consulta teve de vir para o meio da feira — diz a enfermeira Jucileide Morais, 36, coordenadora da unidade.</p>
<p>A ideia surgiu depois que dois comerciantes passaram mal no mesmo mês, descarregando caminhões. Nenhum dos dois ia a uma consulta havia mais de cinco anos. A Secretaria Municipal de Saúde descobriu que os postos dos bairros abrem às 7h, quando a maioria dos 1.480 permissionários e ajudantes já está no auge das vendas, e fecham quando eles dormem.</p>
<h2>Café, sal e pouco sono</h2>
<p>O perfil dos pacientes preocupa o médico de família Breno Catunda, que atende no local às segundas, quartas e sextas-feiras. Muitos se levantam à 1h, dormem menos de cinco horas e fazem a primeira refeição no balcão: cuscuz, carne de sol, café muito doce. “Não adianta mandar caminhar às seis da tarde quem carrega 40 caixas antes do amanhecer. O remédio, a comida e o descanso precisam caber naquele relógio”, afirma.</p>
<p>Uma nutricionista negocia com os donos das lanchonetes. Três já oferecem ovos, frutas e café sem açúcar na chaleira. O comprimido da pressão passou a ser tomado à 1h30, na hora de acordar, e quem se esquece recebe um toque do vizinho de banca.</p>
<p>O verdureiro Expedito Lavor, 59, foi o primeiro da fila. Tinha pressão de 19 por 11 e atribuía a dor de cabeça ao barulho. Medicado e acompanhado, está com 13 por 8. “Eu vendia chuchu para os outros fazerem dieta e almoçava torresmo”, admite.</p>
<h2>Vacinas e próximos passos</h2>
<p>A unidade aplicou ainda 934 doses de vacina, sobretudo contra tétano e gripe, e encaminhou 73 mulheres para o exame preventivo, que não pode ser feito no box por falta de espaço.</p>
<p>O serviço custa R$ 38 mil por mês e tem verba assegurada até o fim do ano. A secretaria avalia levar o modelo ao terminal de cargas e ao distrito das sandálias, onde há turnos noturnos. A decisão deve sair em 30 dias.</p>
<p>Para ser atendido, basta apresentar documento com foto. Moradores de cidades vizinhas que trabalham no mercado também podem procurar o box, de segunda a sábado.</p>
`,
  },
]
