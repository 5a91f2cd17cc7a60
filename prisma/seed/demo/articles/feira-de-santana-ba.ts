import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'camara-de-feira-aprova-regras-para-ambulantes-no-centro',
    title: 'Câmara de Feira aprova regras para ambulantes e reserva 420 pontos de venda no centro',
    summary:
      'Texto passou por 15 votos a 4 e segue para sanção; cadastro será gratuito e dará prioridade a quem trabalha nas ruas há pelo menos três anos.',
    author: 'helena',
    cities: ['feira-de-santana-ba'],
    tags: ['Política', 'Cidade', 'Economia', 'Trabalho'],
    hoursAgo: 2,
    content: `
<p>A Câmara Municipal de Feira de Santana aprovou, por 15 votos a 4, o projeto que define onde e como os ambulantes poderão trabalhar nas ruas do centro. O texto cria 420 pontos numerados, fixa uma faixa livre para pedestres e transfere para uma galeria coberta os vendedores que ficarem sem vaga nas calçadas. Dois vereadores faltaram à sessão. A prefeitura, autora da proposta, tem 15 dias úteis para a sanção.</p>
<p>Os pontos ficarão em três áreas: 180 nas ruas de pedestres do calçadão, 150 nas praças do entorno e 90 junto ao terminal de ônibus. Cada espaço terá no máximo 3 m², e as calçadas precisarão manter 1,5 metro desimpedido. A taxa mensal será de R$ 38,50, com isenção nos seis primeiros meses.</p>
<p>A votação durou quatro horas e foi acompanhada das galerias por cerca de 200 trabalhadores. A principal mudança em relação ao texto original saiu de um acordo na véspera: o tempo mínimo de atividade exigido para a prioridade no cadastro caiu de cinco para três anos. “Cinco anos deixariam de fora quem perdeu o emprego na pandemia e achou na rua o único sustento”, disse a relatora, vereadora Dalva Queiroz.</p>
<p>Um levantamento da Secretaria de Desenvolvimento Econômico contou 610 ambulantes no centro em dias úteis. Os 190 que excedem as vagas de rua serão encaminhados a um antigo armazém de grãos, em reforma, com 200 boxes. O secretário Otávio Brandão afirma que o prédio será entregue em 120 dias e que “ninguém será retirado antes de ter para onde ir” — compromisso que virou artigo da lei.</p>
<p>Quem vende desconfia. “Galeria sem movimento é depósito de gente. Freguês meu compra porque passa na minha frente”, diz Edileuza Ferreira, que há 11 anos vende meias e panos de prato. Já o presidente da associação de lojistas, Nilton Pamponet, considera o texto equilibrado, mas cobra fiscalização: “Regra existe desde sempre. O que falta é fiscal depois das 16h”.</p>
<p>Entre os quatro contrários, o vereador Jonas Assunção criticou a falta de estudo sobre a renda dos vendedores. Ele anunciou que pedirá uma audiência pública em até 90 dias para avaliar os efeitos da mudança.</p>
<h2>Como será o cadastro</h2>
<ul>
<li><strong>Início:</strong> 30 dias depois da publicação da lei, por ordem de bairro.</li>
<li><strong>Documentos:</strong> identidade, comprovante de residência e duas provas de atividade, como fotos datadas ou recibos.</li>
<li><strong>Custo:</strong> gratuito; a prefeitura não credenciou intermediários.</li>
<li><strong>Desempate:</strong> idosos, pessoas com deficiência e mães solo têm preferência.</li>
</ul>
`,
  },
  {
    slug: 'consultorio-sobre-rodas-leva-pre-natal-a-11-povoados-de-feira',
    title: 'Consultório sobre rodas leva pré-natal a 11 povoados e reduz faltas de 31% para 12%',
    summary:
      'Ônibus adaptado atende 214 gestantes da zona rural de Feira de Santana; município quer incluir dentista e segunda rota ainda neste semestre.',
    author: 'marcos',
    cities: ['feira-de-santana-ba'],
    tags: ['Saúde', 'Mulheres', 'Transporte público'],
    hoursAgo: 18,
    status: 'review',
    content: `
<p>Para chegar à consulta de pré-natal, Rosângela Moura, 26, saía de casa às 4h40, caminhava 3 km por uma estrada de cascalho e esperava a carona da caminhonete que leva leite para a sede do distrito. Na primeira gravidez, perdeu quatro das nove consultas marcadas. Na segunda, que entra agora no oitavo mês, não faltou a nenhuma: o consultório passou a parar a 200 metros do seu portão.</p>
<p>O ônibus que atende Rosângela percorre 11 povoados da zona rural de Feira de Santana desde o início do ano. Tem sala de exame, aparelho de ultrassom, coleta de sangue e uma equipe fixa formada por médica, enfermeira, técnica e motorista. Em seis meses, o índice de faltas às consultas entre as gestantes dessas localidades caiu de 31% para 12%, segundo balanço da Secretaria Municipal de Saúde apresentado na semana passada.</p>
<p>São 214 mulheres acompanhadas hoje. Dessas, 38 têm gravidez de alto risco e fazem parte das consultas na maternidade de referência, com transporte agendado pela própria equipe.</p>
<h2>Diagnóstico mais cedo</h2>
<p>A médica Luciana Sampaio Reis, coordenadora do serviço, diz que o ganho principal está no calendário. Antes, metade das gestantes da área fazia a primeira consulta depois da 16ª semana; agora, sete em cada dez começam antes da 12ª. “Sífilis, anemia, pressão alta: quase tudo o que complica um parto pode ser tratado quando aparece cedo. O problema não era falta de vontade, era falta de estrada”, afirma.</p>
<p>No período, os testes rápidos identificaram nove casos de sífilis. Todas as pacientes completaram o tratamento, e seis parceiros aceitaram ser medicados — os outros três ainda são procurados pelos agentes comunitários.</p>
<p>Foram esses agentes que desenharam o trajeto. Em vez de usar o mapa das unidades, a equipe partiu dos pontos onde as mulheres já se encontram: a casa de farinha, a escola, o campo de futebol. “Na quinta-feira de feira ninguém vai ao médico, pode parar o ônibus na porta. A gente avisou, e trocaram o dia”, conta a agente Marinalva Conceição, há 14 anos na função.</p>
<h2>Limites do serviço</h2>
<p>A ronda depende do tempo. Em dois meses de chuva forte, sete visitas foram canceladas porque o veículo, de 9 toneladas, não passava pelos trechos de barro. O conselho municipal de saúde também aponta a falta de atendimento odontológico. “Gestante com infecção na gengiva corre mais risco de parto prematuro, e ali não há sequer uma cadeira”, observa o conselheiro Genival Portela.</p>
<p>A secretária adjunta de Saúde, Patrícia Amorim, diz que a compra do equipamento está em licitação e que uma segunda rota, com veículo menor e tração nas quatro rodas, deve começar neste semestre. O custo mensal do programa é de R$ 96 mil.</p>
<p>O cronograma de paradas é afixado nas escolas rurais e divulgado pelos agentes. Não é preciso agendar a primeira consulta: basta levar identidade e cartão do SUS. Mulheres com suspeita de gravidez fazem o teste na hora.</p>
`,
  },
  {
    slug: 'trecho-mais-perigoso-do-anel-de-contorno-tera-duas-passarelas',
    title: 'Trecho mais perigoso do Anel de Contorno terá duas passarelas e limite de 60 km/h',
    summary:
      'Pacote de R$ 9,4 milhões foi anunciado após 19 mortes em 12 meses; mais da metade das vítimas atravessava a pista a pé, quase sempre à noite.',
    author: 'thiago',
    cities: ['feira-de-santana-ba'],
    tags: ['Trânsito', 'Segurança', 'Obras'],
    hoursAgo: 30,
    content: `
<p>Dezenove pessoas morreram em 12 meses em apenas 3,2 km do Anel de Contorno, em Feira de Santana. Onze iam a pé, seis estavam em motocicletas e duas, em automóveis. O trecho, no lado leste da via, a partir do acesso à BR-324, vai receber duas passarelas, iluminação nova e radares, e terá a velocidade máxima reduzida de 80 para 60 km/h, anunciaram a prefeitura e o órgão responsável pela rodovia.</p>
<p>O pacote custará R$ 9,4 milhões: R$ 6,1 milhões para as passarelas, R$ 2,2 milhões para a iluminação e R$ 1,1 milhão para sinalização e fiscalização eletrônica. Os radares e as placas entram em operação em 45 dias. As passarelas, com rampa e cobertura, têm prazo de dez meses.</p>
<h2>Travessia à noite</h2>
<p>O diagnóstico que embasou a obra foi feito por engenheiros da universidade estadual a partir dos boletins de ocorrência. Entre os 11 pedestres mortos, nove foram atingidos entre 18h e 23h e oito moravam a menos de 1 km do local. “Não são viajantes, são vizinhos. A cidade cresceu para fora do anel, e a rodovia virou uma avenida sem ter as proteções de uma avenida”, resume a engenheira de tráfego Camila Rebouças, autora do estudo.</p>
<p>A velocidade é o outro fator. Medições feitas em três noites úteis mostraram que 64% dos veículos passavam acima do limite e que um em cada dez superava 110 km/h. A essa velocidade, explica Camila, um carro percorre 30 metros a cada segundo, o que torna inútil a freada de quem só enxerga o pedestre no facho do farol.</p>
<p>Moradora de um conjunto residencial às margens da pista, a auxiliar de cozinha Joselita Bispo atravessa o anel duas vezes por dia para tomar o ônibus. Em abril, perdeu o sobrinho de 17 anos no mesmo ponto. “A gente espera o vão entre as carretas e corre. Minha vizinha corre com a criança no colo. Todo mundo ali já correu”, diz.</p>
<h2>Caminhoneiros pedem transição</h2>
<p>O sindicato dos transportadores autônomos apoia as passarelas, mas pede um período educativo antes das multas. “Carreta carregada não cai de 80 para 60 em cima da placa. Tem de haver aviso com distância”, argumenta o diretor Wellington Sacramento. O movimento de carga deve aumentar quando entrar em operação o <a href="/article/centro-de-distribuicao-em-feira-promete-640-vagas">centro de distribuição anunciado para a BR-324</a>. Segundo o superintendente municipal de Trânsito, Márcio Lacerda, os equipamentos emitirão apenas advertências nos primeiros 30 dias, e haverá placas a 500, 300 e 100 metros do início do trecho.</p>
<p>Ficou fora do pacote a principal reivindicação das associações de bairro: uma via marginal separada para ônibus, bicicletas e motos. O projeto existe, mas depende da desapropriação de 41 imóveis e ainda não tem orçamento.</p>
<blockquote><p>“Passarela salva quem sobe. Se ficar longe do ponto de ônibus, o povo vai continuar atravessando por baixo”, alerta Joselita.</p></blockquote>
<p>Os locais exatos das estruturas serão discutidos em reunião aberta na próxima quinta-feira, às 19h, no ginásio da escola municipal do bairro. Enquanto isso, agentes vão orientar a travessia de segunda a sexta, das 17h30 às 20h30, em dois pontos sinalizados com cones.</p>
`,
  },
  {
    slug: 'feira-perdeu-38-da-area-de-suas-lagoas-em-quatro-decadas',
    title: 'Feira perdeu 38% da área de suas lagoas em quatro décadas, mostra mapeamento inédito',
    summary:
      'Imagens de satélite e processos de licenciamento revelam como aterros avançaram aos poucos; em um terço dos casos analisados não havia parecer ambiental.',
    author: 'joana',
    cities: ['feira-de-santana-ba'],
    tags: ['Meio ambiente', 'Água', 'Ciência', 'Habitação'],
    hoursAgo: 214,
    premium: true,
    content: `
<p>O muro dos fundos da casa de Antônia Cerqueira tem três marcas de lama. A mais baixa, na altura do joelho, é de oito anos atrás. A do meio bate na cintura. A última, do inverno passado, chega ao ombro. “Quando comprei o lote, o vendedor disse que a lagoa tinha secado de vez. Lagoa não seca, minha filha. Lagoa espera”, diz a costureira aposentada, de 68 anos, na porta da casa onde mora há quase três décadas, na zona leste de Feira de Santana.</p>
<p>A água que Antônia vê voltar é a da Lagoa da Pindoba, que não aparece mais em nenhum mapa oficial. Ela é uma das nove que desapareceram por completo do perímetro urbano nos últimos 40 anos, segundo um mapeamento inédito feito por pesquisadores da universidade estadual e obtido pela reportagem. Outras 11 encolheram. Apenas seis, das 26 que existiam na primeira imagem de satélite da série, mantêm a área original.</p>
<p>Somadas, as lagoas ocupavam 412 hectares. Hoje são 255. A perda, de 157 hectares, equivale a 38% do total — uma superfície comparável à de 220 campos de futebol.</p>
<h2>O aterro que ninguém vê</h2>
<p>O geógrafo Renato Falcão, coordenador do estudo, passou três anos comparando imagens, mapas antigos e depoimentos de moradores. Esperava encontrar grandes obras. Encontrou o contrário. “Em dois terços dos casos não houve um aterro, houve mil. Uma caçamba de entulho por semana, uma cerca que anda cinco metros, um quintal que cresce. Quando a prefeitura chega, já existe rua, poste e número na porta”, afirma.</p>
<p>A dinâmica acompanha as secas. Nos anos de pouca chuva, o espelho d’água recua e o fundo exposto é tratado como terreno vazio. A série mostra que 70% da perda ocorreu nos dois anos seguintes a cada estiagem prolongada. Quando a chuva volta ao normal, encontra concreto onde havia taboa.</p>
<p>Não se trata apenas de paisagem. As lagoas de Feira, a cerca de 230 metros de altitude e em terreno quase plano, funcionam como bacias naturais que seguram a enxurrada e alimentam as nascentes de três rios. “Cada hectare de lagoa rasa guarda em torno de 10 mil metros cúbicos de água numa chuva forte. Tire 157 hectares e você terá 1,5 milhão de metros cúbicos procurando outro lugar para ficar”, calcula a hidróloga Ivone Matos, que participou da pesquisa. Esse lugar, diz ela, costuma ser a sala de alguém.</p>
<h2>O que dizem os papéis</h2>
<p>Com base nas coordenadas do estudo, a reportagem consultou 48 processos de licenciamento e regularização de imóveis situados sobre antigas áreas alagáveis, abertos nos últimos 15 anos. Os documentos são públicos e foram obtidos por pedido de informação.</p>
<ul>
<li>Em 17 processos, ou 35%, não consta nenhum parecer ambiental.</li>
<li>Em 22, há parecer, mas a lagoa é descrita como “acúmulo temporário de água” ou expressão semelhante.</li>
<li>Em nove, a licença foi negada; cinco desses terrenos, porém, foram ocupados mesmo assim.</li>
</ul>
<p>A palavra escolhida tem consequência. A legislação protege a faixa ao redor de lagoas naturais; um acúmulo temporário não tem margem a preservar. “É um drible de dicionário”, define a advogada Tereza Guimarães, especialista em direito urbanístico. “Troca-se o nome da coisa, e a coisa perde o direito de existir.”</p>
<p>Procurado, o secretário municipal de Meio Ambiente, Hélio Vasconcelos, não contestou os números. Disse que a maior parte dos processos é anterior à atual equipe e que a secretaria dispõe de seis fiscais para toda a cidade. “Não justifico, explico. Com seis pessoas, a gente atende denúncia; não faz patrulha”, declarou. Segundo ele, um concurso para 14 vagas está em preparação.</p>
<h2>Quem já mora ali</h2>
<p>O levantamento estima que 3.100 famílias vivam hoje sobre áreas que foram lagoa. A maioria tem renda inferior a dois salários mínimos e comprou o lote de boa-fé. Nenhum dos pesquisadores defende a remoção em massa. A proposta é dividir as ocupações em três grupos: as que podem ficar, com drenagem; as que precisam de obras caras; e cerca de 240 casas, construídas no ponto mais fundo, cujo reassentamento seria inevitável.</p>
<p>Antônia desconfia de que a sua esteja entre essas. Não se opõe a sair, desde que saiba para onde. “Já me ofereceram apartamento a 12 km daqui. E a minha freguesia? E a minha igreja? Querem me tirar da água para me botar no seco sozinha.”</p>
<p>Há um exemplo favorável dentro da própria cidade. Na Lagoa do Mandacaru, na zona norte, moradores e prefeitura fizeram um acordo seis anos atrás: cercas recuaram, 62 famílias foram transferidas para um conjunto a 400 metros dali e a margem virou pista de caminhada. O espelho d’água cresceu 4 hectares desde então. Nas últimas três temporadas de chuva, nenhuma casa do entorno foi inundada.</p>
<p>O estudo será entregue à Câmara Municipal e ao Ministério Público no próximo mês, com uma minuta de lei que dá nome, contorno e placa a cada lagoa remanescente. Parece pouco, admite Falcão, mas seria um começo. “A gente só aterra o que não tem nome.”</p>
`,
  },
  {
    slug: 'cordelista-que-ensinou-vizinhos-a-ler-ganha-antologia-aos-71-anos',
    title: 'Cordelista que ensinou vizinhos a ler com folhetos ganha sua primeira antologia aos 71 anos',
    summary:
      'Zefinha Barros, de Feira de Santana, reúne 40 histórias em livro feito com xilogravadores de Campina Grande (PB); lançamento terá cantoria e roda de leitura.',
    author: 'beatriz',
    cities: ['feira-de-santana-ba', 'campina-grande-pb'],
    tags: ['Literatura', 'Cultura', 'Mulheres', 'Perfil'],
    hoursAgo: 1106,
    content: `
<p>Antes de saber escrever o próprio nome, Maria Josefa Barros já tinha três folhetos na cabeça. Um era sobre um bode que queria ser vereador. Outro, sobre a seca. O terceiro ela não conta: “Era de amor, e o moço ainda é vivo”.</p>
<p>Zefinha, como todos a chamam no distrito da Matinha, na zona rural de Feira de Santana, tem hoje 71 anos, 126 folhetos publicados por conta própria e, pela primeira vez, um livro com lombada. <em>A feira me alfabetizou</em> reúne 40 de suas histórias em 312 páginas e será lançado no próximo sábado, no mercado de arte da cidade, com cantoria e roda de leitura.</p>
<p>O título é literal. Filha de lavradores, a quarta de nove irmãos, ela acompanhava o pai na venda de farinha e decifrava sozinha as placas das bancas. Juntava o desenho ao som, o som ao produto. Aos 12 anos, lia folhetos em voz alta para os feirantes em troca de fruta. Uma das sextilhas que abrem o livro guarda essa lembrança:</p>
<blockquote><p>Minha escola foi a feira, / meu caderno, papelão; / li primeiro o preço escrito / na sacola do feijão, / depois li a minha vida / na palma da minha mão.</p></blockquote>
<h2>A sala de aula no terreiro</h2>
<p>Foi para ensinar que ela começou a publicar. No fim dos anos 1970, já casada, percebeu que as vizinhas assinavam com o polegar os recibos da venda de licuri. Passou a recebê-las no terreiro, às terças e quintas, depois do jantar. Sem cartilha, usava rimas: quem descobria o fim do verso aprendia a sílaba. Pelas suas contas, 83 pessoas saíram dali lendo. A mais velha tinha 77 anos.</p>
<p>“Eu assinei meu divórcio com letra de forma, sem carimbo de dedo. Devo isso a Zefinha”, diz Eulália Pinho, 69, aluna da segunda turma e hoje presidente da associação de moradores.</p>
<p>A professora Noêmia Calmon, do departamento de letras da universidade estadual, conheceu o caso por acaso, ao orientar o trabalho de uma estudante da Matinha, e acabou organizando a antologia. Para ela, o valor da obra vai além do gesto. “Há um humor seco e um domínio da narrativa que raramente se vê. Ela tira de cena o valentão e o cangaceiro e põe no lugar a parteira, a vendedora, a moça que não quer casar”, afirma.</p>
<h2>Imagens que vieram da Paraíba</h2>
<p>As 40 gravuras do livro foram feitas em Campina Grande (PB) por um coletivo de seis xilogravadores. O encontro se deu em uma feira de cordel, há quatro anos, quando o artista Severino Galdino comprou um folheto de Zefinha e, no dia seguinte, voltou com a capa entalhada em um pedaço de umburana. “Eu nunca tinha visto uma história minha de fora para dentro”, recorda a autora.</p>
<p>Desde então, as duas cidades trocam originais pelo correio. Ela envia os versos gravados em áudio; ele devolve a prova impressa em papel-jornal. A edição, de 2.000 exemplares, custou R$ 64 mil, pagos por um edital público de cultura, e 500 livros irão para bibliotecas escolares das duas cidades.</p>
<p>Zefinha acompanha a correria com ironia. Continua acordando às 5h, molha o coentro, escreve até o sol esquentar. Trabalha agora em um folheto sobre uma mulher que ensina o celular a falar sertanejo. A aposentadoria, de um salário mínimo, ela complementa com a venda dos folhetos, a R$ 6 cada um. Do livro, quer apenas uma coisa: que não fique caro. “Livro bonito demais o povo tem medo de abrir.”</p>
<p>O lançamento começa às 16h, com entrada livre. O volume será vendido a R$ 35. Na sexta-feira seguinte, a autora viaja a Campina Grande para repetir a leitura ao lado dos gravadores.</p>
`,
  },
  {
    slug: 'centro-de-distribuicao-em-feira-promete-640-vagas',
    title: 'Centro de distribuição em Feira abre rota direta com Uberlândia e promete 640 vagas',
    summary:
      'Galpão de 38 mil m² às margens da BR-324 custará R$ 92 milhões e deve encurtar em dois dias a entrega de mercadorias do Sudeste no interior da Bahia.',
    author: 'rafael',
    cities: ['feira-de-santana-ba', 'uberlandia-mg'],
    tags: ['Economia', 'Trabalho', 'Logística'],
    hoursAgo: 1818,
    content: `
<p>A operadora Dois Sertões Logística anunciou a construção de um centro de distribuição em Feira de Santana, com investimento de R$ 92 milhões e previsão de 640 postos de trabalho — 410 diretos e 230 em empresas terceirizadas. O galpão, de 38 mil m², ficará às margens da BR-324 e será ligado por uma linha diária de carretas à matriz da companhia, em Uberlândia (MG).</p>
<p>As obras começam em 60 dias, e a operação, daqui a 14 meses. Segundo a empresa, a nova base reduzirá de cinco para três dias o prazo médio de entrega de produtos do Sudeste a lojas do interior da Bahia, de Sergipe e do sertão de Alagoas.</p>
<p>“Hoje a mercadoria desce até a região metropolitana de Salvador e depois sobe de novo. É um passeio de 220 km que o cliente paga sem perceber”, explicou a diretora de operações, Cláudia Rezende. Com a mudança, as carretas vindas do Triângulo Mineiro, depois de cerca de 1.450 km, serão desmontadas em Feira, e as cargas seguirão em caminhões menores.</p>
<h2>Por que Feira</h2>
<p>A escolha levou em conta o cruzamento de rodovias que fez da cidade um entreposto desde o tempo das boiadas. O economista Augusto Teles, professor da universidade estadual, lembra que essa vantagem nem sempre virou renda local. “Durante décadas, a carga passou e deixou só diesel e borracharia. O centro de distribuição é diferente porque fixa estoque, emprego formal e imposto”, diz.</p>
<p>Ele faz uma ressalva: sete em cada dez funções em galpões do tipo são de separação e carregamento, com salários próximos de R$ 1.900 e alta rotatividade. “O ganho depende de a cidade conseguir formar gente para a parte técnica, que é a de manutenção, sistemas e planejamento.”</p>
<p>A empresa informou que pagará, em média, R$ 2.350 nas funções operacionais, mais vale-alimentação e plano de saúde. Metade das vagas diretas não exigirá experiência. Um convênio com o instituto federal prevê três turmas gratuitas de 40 alunos em cursos de operação de empilhadeira, controle de estoque e manutenção.</p>
<h2>Incentivo e contrapartida</h2>
<p>A prefeitura concedeu desconto de 60% no IPTU por oito anos, o que equivale a uma renúncia de R$ 410 mil anuais. Em troca, a companhia deve contratar ao menos 80% de moradores do município e custear uma alça de acesso para que as carretas não cruzem a avenida do bairro vizinho. Se descumprir as metas por dois anos seguidos, perde o benefício.</p>
<p>A alça é o ponto que mais interessa a quem mora por perto. “Já temos barulho de carreta a noite toda. Emprego é bem-vindo, desde que não passe na porta da creche”, afirma Rita Nascimento, da associação de moradores.</p>
<p>Em Uberlândia, a matriz também crescerá: a linha para a Bahia exigirá 55 motoristas e 22 conjuntos novos de cavalo e carreta. O sindicato da categoria na cidade mineira negocia que o percurso seja dividido em três turnos, com troca de condutor no norte de Minas, para evitar jornadas superiores a dez horas.</p>
<p>As inscrições para os cursos serão abertas no início da obra, na agência municipal de emprego. A empresa não recebe currículos por aplicativos de mensagem nem cobra taxa de seleção.</p>
`,
  },
]
