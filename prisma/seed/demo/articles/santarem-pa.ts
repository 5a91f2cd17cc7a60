import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'camara-de-santarem-aprova-barco-gratuito-para-pacientes',
    title: 'Câmara de Santarém aprova passagem de barco gratuita para pacientes em tratamento contínuo',
    summary:
      'Projeto passa por 16 votos a 4, alcança cerca de 1.240 moradores de comunidades ribeirinhas e inclui um acompanhante por viagem; prefeitura tem 15 dias úteis para sancionar.',
    author: 'helena',
    cities: ['santarem-pa'],
    tags: ['Política', 'Saúde', 'Transporte público'],
    hoursAgo: 4,
    content: `
<p>A Câmara Municipal de Santarém aprovou o projeto que garante passagem de barco gratuita a moradores de comunidades ribeirinhas que precisam ir à cidade para hemodiálise, quimioterapia, radioterapia ou pré-natal de alto risco. Foram 16 votos a favor e 4 contra, depois de quase três horas de debate, com as galerias ocupadas por associações de pacientes.</p>
<p>A medida vale para linhas regulares que partem de portos do município e cobre ida e volta do paciente e de um acompanhante. A Secretaria de Saúde estima 1.240 beneficiários e 5.800 bilhetes de ida e volta por mês, ao custo anual de R$ 4,8 milhões, ou cerca de R$ 69 por bilhete.</p>
<p>“Há gente que interrompe o tratamento porque precisa escolher entre a passagem e o rancho da semana”, disse a autora do projeto, vereadora Luzinete Pedreira, ao abrir a discussão. Segundo o levantamento que acompanha o texto, 94 pacientes faltaram a pelo menos duas sessões de hemodiálise no último semestre; em 61 casos, o motivo registrado foi falta de dinheiro para a viagem. Também pesou no debate o isolamento das comunidades, que <a href="/article/reguas-de-ribeirinhos-mostram-vazante-do-tapajos-mais-cedo">dura mais dias a cada estiagem</a>.</p>
<h2>Oposição questiona fonte do dinheiro</h2>
<p>O vereador Geraldo Vinhas, que votou contra, afirmou concordar com o objetivo, mas não com o caminho. “O projeto cria uma despesa permanente e aponta um remanejamento que só existe neste ano. No próximo, a conta chega sem dono”, argumentou. Uma emenda dele, que limitava o benefício a duas viagens mensais, foi rejeitada por 14 votos a 6.</p>
<p>Os armadores serão ressarcidos em até 30 dias, mediante bilhete eletrônico. O prazo foi condição do setor. “Já transportamos fiado muita gente doente, ninguém deixa um vizinho no trapiche. O que não dá é o barco pequeno esperar seis meses para receber”, afirmou Osmarino Tavares, presidente da associação local de donos de embarcações.</p>
<p>Moradora de uma comunidade do rio Arapiuns, a agricultora Jucilene Matos, de 43 anos, assistiu à votação ao lado da mãe, que faz hemodiálise três vezes por semana. As duas gastam, juntas, R$ 480 por semana em passagens quando não conseguem pouso na cidade. “A gente passou a dormir na rede de uma prima para pagar só uma viagem. Agora a mãe vai poder voltar para a casa dela”, contou.</p>
<h2>O que acontece agora</h2>
<p>O texto segue para o gabinete do prefeito, que tem 15 dias úteis para sancionar ou vetar. Sancionada, a lei entra em vigor em 60 dias. O cadastro será feito nas unidades básicas e na unidade fluvial, com estes documentos:</p>
<ul>
<li>documento com foto e cartão do SUS do paciente e do acompanhante;</li>
<li>comprovante ou declaração de residência assinada pela associação comunitária;</li>
<li>laudo médico com a indicação do tratamento e a frequência das viagens.</li>
</ul>
`,
  },
  {
    slug: 'reguas-de-ribeirinhos-mostram-vazante-do-tapajos-mais-cedo',
    title: 'Réguas pintadas por ribeirinhos mostram que a vazante do Tapajós começa 17 dias mais cedo',
    summary:
      'Em 38 comunidades, moradores anotam o nível da água duas vezes por dia há 11 anos. As cadernetas revelam portos isolados por mais tempo e já mudam o calendário da Defesa Civil.',
    author: 'joana',
    cities: ['santarem-pa'],
    tags: ['Meio ambiente', 'Ciência', 'Água', 'Clima'],
    hoursAgo: 28,
    premium: true,
    content: `
<p>Às 5h50, antes de coar o café, Raimunda Colares desce os 43 degraus de madeira que separam a cozinha do rio. Leva uma lanterna na testa, um lápis amarrado ao pescoço e uma caderneta embrulhada em saco plástico. Na estaca de itaúba fincada diante do trapiche, a água toca a marca de 3 metros e 12 centímetros. Ela confere, espera a marola de uma rabeta passar, confere de novo e escreve. Às 18h, fará tudo outra vez.</p>
<p>Aos 58 anos, agricultora e mãe de seis filhos, Raimunda só deixou de anotar em nove dias desde que a régua foi pintada — oito por causa de uma cirurgia, um porque o lápis caiu no rio. A caderneta dela é uma das 38 que, reunidas, formam um dos registros comunitários mais longos da bacia do Tapajós. São 11 anos de leituras, cerca de 270 mil ao todo, feitas por gente que pesca, planta mandioca, dá aula e conduz barco.</p>
<p>O que os números contam, agora que foram organizados por pesquisadores da universidade federal em Santarém, é aquilo que os mais velhos vinham dizendo no alpendre: o rio está indo embora mais cedo. Na média dos quatro primeiros anos, o nível começava a baixar de forma contínua em 19 de junho. Na média dos quatro últimos, em 2 de junho. São 17 dias de diferença.</p>
<h2>Do alpendre para a planilha</h2>
<p>A rede nasceu de uma discussão. Em uma reunião sobre pesca, o hidrólogo Ivan Castanheira apresentou um gráfico com dados da estação oficial mais próxima e ouviu de um morador que aquele não era o rio dele. “O homem tinha razão. A estação ficava a mais de 80 quilômetros dali. Entre uma e outra há praias, canais e lagos que se comportam de outro jeito”, lembra o professor.</p>
<p>Meses depois, as primeiras réguas estavam no lugar; antes da cheia seguinte, eram 38. Cada uma é uma sequência de tábuas numeradas, presas a estacas ou a troncos firmes e niveladas por topógrafos, para que o zero de uma comunidade possa ser comparado ao da outra. Quem lê recebe bolsa de R$ 300 por mês e um curso de dois dias, no qual aprende a descontar o banzeiro, a desconfiar do próprio número e a nunca preencher um dia esquecido “de cabeça”.</p>
<p>Essa última regra é levada a sério. Quando a equipe cruzou as cadernetas com sensores eletrônicos instalados durante um ano em seis pontos, a diferença média ficou em 1,8 centímetro. “É melhor do que esperávamos de equipamentos caros sem manutenção”, diz a estatística Noemi Farah, responsável pela conferência. “E a caderneta traz o que o sensor não traz: ‘boto na enseada’, ‘água com gosto’, ‘barco grande não encostou’.”</p>
<h2>Vinte e cinco dias a mais sem porto</h2>
<p>As observações à margem renderam o resultado que mais preocupa. Com elas, os pesquisadores calcularam por quantos dias, a cada ano, os barcos de linha não conseguem encostar. No início da série, a média era de 41 dias. Nos últimos quatro anos, subiu para 66 — aumento de 61%.</p>
<p>Em uma das comunidades do rio Arapiuns, a conta se mede em passos. O professor Edinelson Batista, de 36 anos, que lê a régua com os alunos do quinto ano, mostra a faixa de areia que surge quando a água recua. “São 900 metros até o canal. A merenda vem na cabeça, o botijão vem na cabeça, o doente vem na rede”, enumera. A escola passou a estocar alimentos não perecíveis um mês antes do que fazia.</p>
<p>Para o pescador Lázaro Siqueira, de 67 anos, a mudança bagunçou um saber que parecia assentado. “O peixe agora sai quando a gente ainda está tapando buraco de rede. Chego atrasado a um encontro que marquei a vida toda”, afirma.</p>
<h2>O que ainda não se pode afirmar</h2>
<p>Castanheira pede cautela. Onze anos bastam para descrever o que aconteceu, não para garantir que continuará acontecendo. Nesse intervalo houve temporadas muito secas, e duas delas pesam na média. Retiradas as duas, a antecipação cai de 17 para 11 dias. “O sinal diminui, mas não desaparece. É isso que nos faz levá-lo a sério”, explica.</p>
<p>Também não é possível separar, apenas com as réguas, quanto se deve à chuva, quanto ao calor e quanto ao desmatamento nas cabeceiras. A comparação com as chuvas da bacia sai no próximo ano.</p>
<p>A Defesa Civil do município preferiu não esperar. Com base nas séries, mudou de agosto para julho a vistoria dos poços e passou a classificar as comunidades em três faixas de isolamento. “Antes, a gente reagia ao pedido de socorro. Agora olha a caderneta e manda a balsa enquanto ela ainda consegue entrar”, diz a coordenadora Sílvia Monteverde. Na última estiagem, 22 das 38 comunidades receberam água e alimentos antes de ficar sem porto; no ano anterior, tinham sido nove.</p>
<p>O futuro da rede, porém, tem prazo. As bolsas custam R$ 136.800 por ano, e o financiamento termina em dezembro. A universidade inscreveu o projeto em dois editais e negocia com a prefeitura um convênio que cubra ao menos metade das réguas.</p>
<p>Raimunda diz que não pretende parar. A neta Ariele, de 10 anos, já desce a escada com ela e lê os números em voz alta. “Eu ensino a ler a régua e ela me ensina a mandar a foto pelo celular”, conta a avó. Naquela manhã, as duas concordaram sobre a marca: três e doze. Três centímetros a menos que na véspera.</p>
`,
  },
  {
    slug: 'farinha-de-santarem-entra-na-merenda-e-vale-64-mais',
    title: 'Farinha de 147 famílias de Santarém entra na merenda e passa a valer 64% mais',
    summary:
      'Contrato de R$ 912 mil por ano livra cooperativa do atravessador e exige reforma de 12 casas de farinha; primeira entrega, de 8 toneladas, chega às escolas na próxima semana.',
    author: 'rafael',
    cities: ['santarem-pa'],
    tags: ['Agricultura familiar', 'Economia', 'Agro', 'Educação'],
    hoursAgo: 116,
    status: 'review',
    content: `
<p>O saco de 50 quilos que Manoel Lobato entregava na beira do rio por R$ 290 saiu nesta semana por R$ 475. É a mesma farinha d’água, torrada no mesmo forno de ferro, no planalto de Santarém. O que mudou foi o comprador: em vez do atravessador, a rede municipal de ensino, que assinou com a cooperativa dos produtores um contrato para servir o alimento em 212 escolas.</p>
<p>O acordo prevê 96 toneladas em um ano, a R$ 9,50 o quilo, num total de R$ 912 mil. Dividido entre as 147 famílias cooperadas, dá uma média de R$ 6.204 por ano, embora cada casa receba conforme o que produz. No mercado informal, o quilo vinha sendo pago a R$ 5,80. A diferença é de 64%.</p>
<p>“Eu sempre soube quanto custava fazer. Nunca tinha decidido por quanto vender”, resume Manoel, de 51 anos, que trabalha com a mulher, Deusa, e dois filhos numa roça de 3 hectares.</p>
<h2>Casa de farinha com azulejo e caderno</h2>
<p>Para fornecer à merenda, a cooperativa precisou cumprir exigências sanitárias que pareciam distantes de uma atividade feita, há gerações, em barracões abertos. Doze casas de farinha comunitárias foram reformadas ao custo de R$ 57 mil cada uma, num total de R$ 684 mil, pagos com um financiamento de oito anos e uma emenda do orçamento estadual, em partes iguais.</p>
<p>As obras trouxeram piso lavável, tela contra insetos, tanques de fibra no lugar das canoas velhas em que a mandioca ficava de molho e um poço por unidade. Cada fornada passou a ter número. Se uma escola encontrar problema, é possível saber de que casa saiu a farinha, em que dia e quem mexeu o forno.</p>
<p>A engenheira de alimentos Tainá Rebouças, que orientou a adaptação pela universidade federal, conta que a maior preocupação era não estragar o que já era bom. “A acidez e a cor vêm do tempo de molho e da mão de quem torra. Medimos a umidade de 60 amostras e 52 já estavam dentro do limite. Nas outras oito, o problema era o armazenamento”, explica. A saída foi trocar a saca de ráfia por embalagem de 1 quilo, fechada no mesmo dia.</p>
<h2>Mandioca tem de chegar</h2>
<p>O desafio agora é o volume. São necessárias 8 toneladas por mês, e a produção atual, descontado o que as famílias consomem e vendem nas feiras, fica perto de 8,6 toneladas. “A margem é pequena. Se a podridão da raiz entrar em duas ou três roças, a gente sente”, admite a presidente da cooperativa, Iracema Portugal.</p>
<p>Para reduzir o risco, 40 famílias vão plantar em conjunto 60 hectares de variedades mais resistentes, escolhidas entre as que os próprios agricultores guardavam no quintal. A colheita começa em cerca de dez meses. Até lá, o contrato permite que até 15% do volume mensal seja entregue com atraso de 30 dias, sem multa.</p>
<p>O economista Heitor Sampaio de Brito, que estuda cadeias curtas de alimentos, vê no acordo um efeito que passa da cooperativa. Segundo ele, atravessadores da região já subiram a oferta para R$ 6,90. “Quem não é cooperado também ganha quando aparece um comprador que paga o preço justo e publica esse preço”, diz. Ele recomenda, porém, que o grupo não dependa de um só cliente: hoje a merenda leva mais de 90% da farinha disponível para venda.</p>
<p>Nas escolas, a primeira entrega está marcada para a próxima segunda-feira. A nutricionista Carla Dutra, da Secretaria de Educação, já montou o cardápio. A farinha vai acompanhar o peixe às quartas, virar farofa com ovo e entrar num bolo de banana. “Criança daqui estranha prato sem farinha”, afirma. “O que faltava era a nossa estar na lista de compras.”</p>
<h2>Onde encontrar</h2>
<p>A cooperativa reserva 400 quilos por mês para a venda direta. O pacote de 1 quilo custa R$ 12 na feira do produtor, aos sábados, das 5h às 11h.</p>
`,
  },
  {
    slug: 'geladeira-solar-leva-soro-antiofidico-a-18-comunidades',
    title: 'Geladeira solar leva soro contra picada de cobra a 18 comunidades ribeirinhas de Santarém',
    summary:
      'Tempo médio entre a picada e o tratamento cai de mais de nove horas para menos de duas; em 14 meses, 73 pessoas foram atendidas perto de casa, sem nenhuma morte.',
    author: 'marcos',
    cities: ['santarem-pa'],
    tags: ['Saúde', 'Energia', 'Tecnologia'],
    hoursAgo: 560,
    content: `
<p>Elielson Macambira, de 12 anos, sabe dizer o que fazia quando a jararaca o picou: procurava uma bola no capinzal atrás da escola, no Lago Grande. Sabe também quanto tempo levou para receber o soro, porque a irmã marcou no relógio: uma hora e 12 minutos. Cinco anos antes, o tio dele esperou 14 horas por um barco e perdeu parte do pé.</p>
<p>A diferença está numa caixa branca, do tamanho de um fogão, ligada a quatro placas solares no telhado do posto. Ela mantém o soro antiofídico entre 2 °C e 8 °C, dia e noite, sem depender da rede elétrica nem do gerador, que só funciona por três horas. Desde que 18 comunidades ribeirinhas de Santarém receberam o equipamento, há 14 meses, 73 pessoas picadas por cobra foram tratadas sem sair da região onde vivem. Nenhuma morreu.</p>
<p>Nos 14 meses anteriores, as mesmas comunidades haviam registrado 61 casos e três mortes. O tempo médio entre a picada e a primeira dose caiu de 9 horas e 10 minutos para 1 hora e 50 minutos, segundo a Secretaria de Saúde e a universidade federal, que avaliam o programa em conjunto.</p>
<h2>A serpente, o barco e o relógio</h2>
<p>Das 73 picadas, 59 foram atribuídas a jararacas e oito a surucucus; em seis, não se identificou o animal. O veneno mais comum na região provoca dor, inchaço e sangramento e pode destruir o tecido ao redor. “Cada hora conta. O soro neutraliza o que está circulando, mas não devolve o que já se perdeu”, explica a infectologista Dulce Frazão, coordenadora clínica do projeto.</p>
<p>Até então, o produto ficava apenas na cidade e em duas unidades maiores. Havia boas razões: ele exige refrigeração constante e alguém treinado para lidar com possíveis reações alérgicas. A solução foi atacar os dois problemas. A geladeira custou, com placas, baterias e instalação, R$ 70 mil por ponto, num total de R$ 1,26 milhão. E 44 enfermeiros e técnicos fizeram um curso de 60 horas.</p>
<p>Na hora do atendimento, eles não ficam sozinhos. Por uma conexão via satélite, um médico de plantão acompanha o paciente em vídeo durante as duas primeiras horas e decide se é preciso removê-lo. Foi o que ocorreu com 16 dos 73, levados de lancha ou avião já medicados. Nove tiveram reação ao soro, todas controladas no local.</p>
<blockquote><p>“Antes eu segurava a mão e rezava para o barco chegar. Continuo segurando a mão, mas agora tenho o que fazer com a outra.”</p></blockquote>
<p>A frase é da técnica de enfermagem Rosenilda Caetano, de 45 anos, que trabalha há 18 no posto onde Elielson foi socorrido. Ela aplicou o soro em sete pessoas, entre elas um vizinho que chegou carregando a cobra, viva, num balde.</p>
<h2>O que deu errado</h2>
<p>Nem tudo funcionou de primeira. Das 540 ampolas distribuídas, 30 por comunidade, 412 foram usadas e 36 tiveram de ser descartadas, quase todas por causa de uma bateria defeituosa que deixou uma geladeira morna durante um fim de semana. Desde então, um sensor envia a temperatura a cada 15 minutos à central e dispara um alarme na casa do agente de saúde.</p>
<p>Outro obstáculo é o costume. Em 22 casos, o paciente chegou com o membro amarrado, cortado ou coberto de fumo e borra de café. A equipe preferiu conversar a repreender, e convidou curadores e parteiras para as reuniões. “Eles são os primeiros a ser chamados. Quando o curador manda correr para o posto, todo mundo corre”, diz Dulce.</p>
<p>O plano é chegar a mais 12 comunidades no próximo ano, com prioridade para as do alto Arapiuns. As mesmas geladeiras já guardam vacinas e insulina, o que não estava no projeto inicial.</p>
<h2>Em caso de picada</h2>
<ul>
<li>Lave o local com água e sabão e mantenha a pessoa deitada e calma.</li>
<li>Não amarre, não corte, não chupe e não aplique nenhum produto.</li>
<li>Retire anéis, pulseiras e calçados apertados.</li>
<li>Procure o posto mais próximo. Não perca tempo tentando capturar o animal; uma foto, de longe, já ajuda.</li>
</ul>
<p>Elielson ficou três dias em observação e voltou à escola mancando, com prestígio. A bola apareceu. Agora, quando ela cai no capinzal, quem busca é um adulto de botas.</p>
`,
  },
  {
    slug: 'time-feminino-viaja-nove-horas-de-barco-e-chega-a-final',
    title: 'Time feminino viaja nove horas de barco, vence nos pênaltis e chega à final em Santarém',
    summary:
      'Estrela do Arapiuns empata com o Aurora do Maicá por 1 a 1 e passa por 4 a 3 nas cobranças; goleira de 19 anos pega duas e decide a vaga na Copa dos Rios.',
    author: 'thiago',
    cities: ['santarem-pa'],
    tags: ['Esporte', 'Futebol', 'Mulheres'],
    hoursAgo: 1136,
    content: `
<p>Elas saíram às 20h da véspera, dormiram em redes armadas em duas fileiras, desembarcaram em Santarém com o dia nascendo e tomaram café no porto. Às 16h, as jogadoras do Estrela do Arapiuns entraram em campo no bairro do Maicá contra o time da casa, dono da melhor campanha da Copa dos Rios. Saíram de lá finalistas: 1 a 1 no tempo normal, 4 a 3 nos pênaltis.</p>
<p>A heroína foi a goleira Tainara Pinheiro, de 19 anos, que defendeu duas das cinco cobranças do Aurora do Maicá. A última, no canto esquerdo, ela diz ter adivinhado. “A menina olhou para a bola, olhou para o barco da gente lá no fundo e respirou. Pensei: vai bater para o lado do rio”, contou, entre risos, ainda com as luvas que divide com a reserva.</p>
<h2>Gol no fim</h2>
<p>O Aurora abriu o placar aos 23 minutos do primeiro tempo, com a atacante Rosilda, de cabeça, depois de um escanteio. Melhor tecnicamente, o time da casa ainda acertou a trave com Keila e poderia ter decidido antes do intervalo.</p>
<p>Na volta, a técnica Socorro Vilhena adiantou a marcação e trocou a lateral Dora pela meia Ivanice. Deu certo tarde, mas deu. Aos 44 minutos, Ivanice cobrou falta da intermediária, a bola quicou na areia que aflora perto da área e enganou a goleira Patrícia. “Aquele montinho já nos fez sofrer muito. Hoje pagou a dívida”, disse a treinadora.</p>
<p>Nos pênaltis, o Estrela errou apenas o terceiro chute, de Lene, por cima do travessão. Como o Aurora já havia perdido a sua segunda cobrança, a série chegou empatada à última rodada. Ivanice converteu, e Tainara fez o resto.</p>
<h2>Rifa, farinha e óleo diesel</h2>
<p>Chegar foi parte da disputa. O fretamento do barco custou R$ 2.600, dos quais R$ 1.450 vieram de uma rifa, R$ 700 da venda de farinha e R$ 450 da associação da comunidade. A prefeitura bancou a alimentação. “Tem time que perde por W.O. porque não conseguiu combustível. Para a gente, entrar em campo já é um resultado”, afirmou a capitã, Marinete Sousa, de 31 anos, professora.</p>
<p>A coordenadora da competição, Graça Belém, disse que a liga estuda dividir a próxima edição em polos, para que as equipes só viajem a partir das quartas de final. Neste ano, 16 times se inscreveram, quatro a mais que no anterior, e dois desistiram por causa do custo do transporte.</p>
<h2>A decisão</h2>
<p>A final será no próximo domingo, às 16h, no campo do Maicá, contra o União da Prainha, que bateu o Juventude do Lago Grande por 3 a 0. A entrada é um quilo de alimento não perecível. Em caso de empate, haverá novamente pênaltis.</p>
<p>O barco do Estrela voltou no mesmo dia, às 19h, com a bandeira amarrada à proa. No dia seguinte, às 7h30, Marinete tinha aula para dar.</p>
`,
  },
  {
    slug: 'aos-74-mestra-domingas-faz-tambores-com-sobras-de-estaleiro',
    title: 'Aos 74, mestra Domingas transforma sobras de estaleiro em tambores de carimbó',
    summary:
      'Única mulher de uma família de carpinteiros navais, artesã de Santarém já entalhou mais de 300 curimbós e agora ensina o ofício a 14 aprendizes num barracão à beira do Tapajós.',
    author: 'beatriz',
    cities: ['santarem-pa'],
    tags: ['Cultura', 'Música', 'Perfil', 'Mulheres'],
    hoursAgo: 1748,
    content: `
<p>Domingas Arruda encosta o ouvido na madeira e bate com o nó do dedo. Uma, duas vezes. Faz que não com a cabeça e devolve a peça ao monte. A seguinte soa mais grave, quase um resmungo. “Essa aqui quer falar”, decide. Era a sobra de uma quilha, retirada de um barco desmanchado. Em três semanas, será um curimbó, o tambor alongado que dá nome e chão ao carimbó.</p>
<p>O barracão fica na orla de Santarém, entre um estaleiro e uma fábrica de gelo, e cheira a breu e serragem. Nele trabalha, há 46 anos, a única mulher de uma família de carpinteiros navais. Aos 74, a mestra calcula ter feito pouco mais de 300 tambores. Não anotou os primeiros. “No começo, eu nem assinava. Achavam que era do meu irmão, e a encomenda vinha.”</p>
<h2>O barco que virou música</h2>
<p>O ofício nasceu de uma proibição. Menina, ela podia varrer as fitas de madeira do estaleiro do pai, mas não tocar na plaina. Aprendeu olhando. O primeiro tambor foi escavado às escondidas, com um formão de cabo quebrado, num pedaço de tronco que ninguém queria. Quando o pai ouviu o som no quintal, mandou chamar o autor. Ela se apresentou. “Ele ficou um tempo calado. No outro dia, tinha um formão novo em cima da minha rede.”</p>
<p>Tradicionalmente, o curimbó é feito de um tronco inteiro, escavado, com couro numa das bocas. Domingas desenvolveu um jeito próprio: como quase não usa árvore derrubada, monta o corpo com tábuas curvas, encaixadas como as costelas de uma canoa, e veda as juntas com a mesma estopa que impede a água de entrar no porão. O som, dizem os músicos, sai um pouco mais seco e chega mais longe.</p>
<p>“Toco tambor de tronco e tambor de dona Domingas. O dela não abafa quando o tempo está úmido”, afirma o percussionista Waldenor Pimentel, de 52 anos, que se apresenta aos sábados numa praça do centro. Ele tem três, o mais antigo com 27 anos de uso. Trocou o couro quatro vezes; a madeira, nenhuma.</p>
<h2>Fila de espera e aprendizes</h2>
<p>Um curimbó grande custa R$ 1.300 e leva de três a quatro semanas para ficar pronto. A fila de espera está em cinco meses, com pedidos de grupos de Belém, Manaus e São Paulo. Ela poderia cobrar mais ou ir mais depressa. Não faz uma coisa nem outra. “Tambor apressado racha na primeira festa”, sentencia.</p>
<p>O que mudou foi o tamanho da equipe. Desde o ano passado, com apoio de um edital municipal de R$ 48 mil, ela recebe 14 aprendizes, de 15 a 62 anos, três noites por semana. Nove são mulheres. A mais nova, Yasmin Corrêa, chegou para acompanhar a tia e descobriu que gostava mais de afiar ferramenta do que de dançar. “A mestra não diz que está errado. Ela bate na madeira e espera a gente ouvir”, conta.</p>
<p>O método tem poucas regras, escritas a giz na parede:</p>
<ul>
<li>ferramenta se entrega pelo cabo;</li>
<li>madeira se escolhe pelo ouvido, não pelo olho;</li>
<li>quem estraga uma peça faz um banco com o que sobrou.</li>
</ul>
<p>Há sete bancos no barracão. Dois são dela.</p>
<h2>Um toque para cada dia</h2>
<p>O etnomusicólogo Álvaro Teles, que grava o acervo da oficina, já registrou 22 toques que Domingas sabe de cor, alguns sem nome. Um deles imita o motor de um barco que fazia linha para o Lago Grande e naufragou quando ela era moça. “Não é só uma artesã. É uma memória sonora da cidade, e essa memória tem lugar, cheiro e data”, diz o pesquisador. As gravações serão abertas ao público até o fim do semestre, na biblioteca municipal.</p>
<p>Viúva, mãe de quatro filhos que seguiram outras profissões, ela diz não se preocupar com a herança. O formão que ganhou do pai está pendurado acima da bancada, com o cabo gasto no formato da mão. Não será deixado a ninguém da família, avisa: irá para quem fizer o primeiro tambor que ela confunda com um seu.</p>
<p>“Já teve um que me enganou por um minuto”, admite. De quem era? A mestra ri, pega outra tábua no monte e bate com o nó do dedo. “Essa também quer falar.”</p>
<h2>Serviço</h2>
<p>O barracão recebe visitantes às sextas-feiras, das 15h às 18h. A entrada é gratuita. Há oficina aberta de toque no último sábado de cada mês, às 17h, com 20 vagas por ordem de chegada.</p>
`,
  },
]
