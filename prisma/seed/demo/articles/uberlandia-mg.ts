import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'fila-do-dermatologista-cai-de-118-para-21-dias-em-uberlandia',
    title: 'Fila do dermatologista cai de 118 para 21 dias em Uberlândia com fotos tiradas nos postos',
    summary:
      'Projeto da universidade federal com a prefeitura avaliou 9.300 casos à distância em um ano; sete em cada dez foram resolvidos sem sair do bairro.',
    author: 'marcos',
    cities: ['uberlandia-mg'],
    tags: ['Saúde', 'Tecnologia', 'Ciência'],
    hoursAgo: 6,
    content: `
<p>A pinta nas costas de Valdemar Tomé, 63, foi fotografada em uma segunda-feira, às 9h, no posto de saúde do bairro. Na quarta, um dermatologista que ele nunca tinha visto pediu uma biópsia. Dezesseis dias depois, o motorista aposentado estava operado de um melanoma ainda superficial. “Eu só tinha ido renovar a receita da pressão. A enfermeira é que cismou”, conta.</p>
<p>O caso é um dos 651 classificados como prioridade no primeiro ano do serviço de teledermatologia de Uberlândia, cujos resultados acabam de ser divulgados. A espera média por um especialista da área caiu de 118 para 21 dias, e a fila, que tinha 6.420 nomes, está em 1.780.</p>
<p>O sistema funciona em 58 unidades. Um profissional treinado faz de três a cinco fotos da lesão, com celular e uma lente de aumento que custa R$ 390, e preenche um questionário. As imagens são examinadas em até 72 horas por oito dermatologistas e 12 residentes do hospital da universidade federal.</p>
<h2>Para onde foram os 9.300 casos</h2>
<ul>
<li><strong>6.603 (71%)</strong> tiveram orientação de tratamento e foram acompanhados no próprio posto.</li>
<li><strong>2.046 (22%)</strong> receberam indicação de consulta presencial, sem urgência.</li>
<li><strong>651 (7%)</strong> foram encaminhados com prioridade, por suspeita de câncer ou doença grave.</li>
</ul>
<p>Entre os prioritários, a biópsia confirmou 212 tumores de pele, dos quais 29 melanomas, o tipo mais agressivo. “A fila antiga era cega. Uma micose e um melanoma esperavam os mesmos quatro meses, por ordem de chegada”, diz a dermatologista Renata Azambuja, coordenadora do projeto.</p>
<p>A equipe também mediu os erros. Em uma amostra de 400 pacientes reavaliados ao vivo, a conduta à distância coincidiu com a presencial em 92% das vezes. Nas 32 divergências, nenhuma envolvia câncer não detectado, mas sete eram de hanseníase em fase inicial, doença que exige testar a sensibilidade da mancha. Por isso, o questionário ganhou uma etapa: tocar a pele com um fio de náilon e anotar o que o paciente sente.</p>
<h2>O que falta</h2>
<p>O financiamento, de R$ 1,3 milhão por ano, está garantido até o fim do próximo semestre. O secretário de Saúde, Edson Marquez, afirma que pretende tornar o serviço permanente no orçamento e estendê-lo a feridas de pessoas com diabetes. O Conselho Municipal de Saúde quer ainda que o laudo seja entregue por escrito. “Muita gente sai sem saber que um médico viu sua foto”, diz a conselheira Ilma Parreira.</p>
<p>Quem tem uma pinta que cresceu, mudou de cor, sangra ou coça deve procurar a unidade mais próxima de casa, sem encaminhamento. O registro é feito de segunda a sexta, das 8h às 16h, por ordem de chegada.</p>
`,
  },
  {
    slug: 'chuva-de-62-mm-em-50-minutos-alaga-avenida-em-uberlandia',
    title: 'Chuva de 62 mm em 50 minutos alaga avenida e arrasta nove carros em Uberlândia',
    summary:
      'Dois motoristas foram resgatados sem ferimentos; sirene tocou 14 minutos antes do transbordamento, e trânsito seguia desviado no início da manhã.',
    author: 'thiago',
    cities: ['uberlandia-mg'],
    tags: ['Clima', 'Trânsito', 'Cidade', 'Segurança'],
    hoursAgo: 38,
    content: `
<p>Uma chuva de 62 milímetros em 50 minutos transbordou o canal de uma das principais avenidas de Uberlândia no fim da tarde e arrastou nove carros. Dois motoristas foram retirados de dentro dos veículos pelo Corpo de Bombeiros. Ninguém se feriu, mas quatro quarteirões ficaram interditados durante a noite.</p>
<p>O volume equivale a um terço da média do mês, segundo a Defesa Civil. A água subiu rápido: às 17h22, o sensor instalado sob a ponte marcava 1,10 metro; às 17h41, passava de 3 metros e tomava as pistas. As sirenes soaram às 17h27, 14 minutos antes do transbordamento, e agentes fecharam os cruzamentos com cavaletes.</p>
<p>“O alerta funcionou. O que não funcionou foi a obediência. Sete dos nove carros entraram na avenida depois do bloqueio, desviando do cavalete”, afirmou o coordenador da Defesa Civil, major Cristiano Peixoto. Os condutores identificados pelas câmeras serão multados.</p>
<p>A analista de sistemas Priscila Godoi, 34, foi uma das resgatadas. Ela seguia o carro da frente e só percebeu a correnteza quando o volante ficou leve. “Subi no banco, abri o vidro e esperei. O bombeiro me disse para não sair nadando, e foi isso que me salvou”, relatou.</p>
<p>Às 6h do dia seguinte, a limpeza tinha retirado 84 toneladas de lama e entulho. Dezessete lojas registraram prejuízos. A prefeitura informou que o reservatório subterrâneo em construção na cabeceira do córrego, com capacidade para 46 mil m³, está com 70% da obra executada e deve operar na próxima temporada de chuvas.</p>
<p>A previsão é de novas pancadas por três dias, com acumulado de até 40 mm por dia. O solo encharcado mantém o estado de atenção em seis bairros.</p>
<h2>Desvios e orientações</h2>
<ul>
<li>O trecho entre a ponte e a rotatória fica fechado até as 12h; ônibus usam as ruas paralelas.</li>
<li>Ao ver água acima do meio-fio, pare e volte: 30 cm bastam para fazer um carro perder a direção.</li>
<li>Se o veículo parar, abra o vidro antes que a parte elétrica falhe e suba no teto.</li>
<li>Para receber alertas, envie o CEP por mensagem de texto para o número 40199.</li>
<li>Emergências: 193 (bombeiros) e 199 (Defesa Civil).</li>
</ul>
`,
  },
  {
    slug: 'frota-a-biometano-vai-ligar-uberlandia-a-ribeirao-preto',
    title: 'Frota de 40 caminhões a biometano vai ligar Uberlândia a Ribeirão Preto até o fim da safra',
    summary:
      'Combustível virá do esterco de 96 mil suínos; projeto de R$ 118 milhões inclui postos nas duas cidades e promete cortar 82% das emissões no trajeto.',
    author: 'rafael',
    cities: ['uberlandia-mg', 'ribeirao-preto-sp'],
    tags: ['Agro', 'Energia', 'Economia', 'Meio ambiente'],
    hoursAgo: 126,
    content: `
<p>O que 14 granjas de suínos da zona rural de Uberlândia jogavam em lagoas a céu aberto vai mover, ainda nesta safra, 40 caminhões entre o Triângulo Mineiro e o interior paulista. O consórcio Veredas do Gás, formado por criadores e por uma transportadora, apresentou na semana passada a usina que transforma esterco em biometano e os dois postos que abastecerão a frota, um em cada ponta do percurso de 280 km até Ribeirão Preto (SP).</p>
<p>O projeto soma R$ 118 milhões: R$ 74 milhões para a usina, R$ 36 milhões para os caminhões — R$ 900 mil cada um — e R$ 8 milhões para os postos. Dois terços do total vêm de financiamento; o restante é capital dos sócios.</p>
<h2>A conta do gás</h2>
<p>Os 96 mil animais das granjas produzem matéria-prima para 11 mil m³ de biometano por dia. Cada caminhão, em uma viagem de ida e volta de 560 km, consome 243 m³. A frota inteira usará, portanto, cerca de 9,7 mil m³ diários, e a sobra alimentará os geradores da própria usina.</p>
<p>“Pela primeira vez o produtor olha para a esterqueira e vê uma bomba de combustível”, diz o suinocultor Amarildo Fontes, presidente do consórcio. Ele calcula que o metro cúbico sairá por R$ 2,90, o que torna o quilômetro rodado 19% mais barato do que com diesel. O caminhão, porém, custa 35% mais, e a diferença se paga em quatro anos e meio.</p>
<p>Na ida, a frota levará ração, laticínios e grãos. Na volta, fertilizantes, açúcar e máquinas. O lado paulista também entra com matéria-prima na segunda etapa: uma usina de cana da região de Ribeirão Preto negocia fornecer gás de vinhaça ao posto local, o que permitiria dobrar o número de veículos em três anos.</p>
<h2>Menos carbono, mais dúvidas</h2>
<p>Segundo o inventário contratado pelo consórcio, a troca reduz em 82% as emissões do trajeto, pois evita ao mesmo tempo a queima do diesel e a liberação de metano das lagoas. A engenheira ambiental Virgínia Salomão, da universidade federal, revisou o cálculo e considera o número plausível, com uma condição. “Vazamento é o calcanhar de Aquiles. Se 4% do gás escapar na tubulação, metade do benefício desaparece. É preciso medir sempre, e por alguém de fora”, alerta.</p>
<p>Outro ponto é o que sobra do processo: 600 m³ diários de um líquido rico em nitrogênio, que será aplicado em 3.200 ha de milho e pastagem. Moradores de uma comunidade vizinha pediram ao órgão ambiental que sejam perfurados poços de monitoramento. “O cheiro melhorou, não vou negar. Agora quero saber da água”, afirma a agricultora Delma Resende, que vive a 900 metros da usina. A licença de operação, emitida com 23 condicionantes, exige seis poços e análises trimestrais.</p>
<p>Os motoristas começaram o treinamento há um mês. A principal diferença, contam, é o silêncio da cabine; a principal preocupação, ficar sem gás no meio do caminho. A autonomia é de 450 km, suficiente para um trecho com folga. Uma unidade móvel de socorro ficará na metade do percurso.</p>
<p>É a segunda aposta logística anunciada por empresas da cidade em poucos meses. A anterior foi a <a href="/article/centro-de-distribuicao-em-feira-promete-640-vagas">linha diária de carretas para Feira de Santana (BA)</a>, ainda movida a diesel, que o consórcio diz querer como cliente quando houver posto no norte de Minas.</p>
<p>As primeiras 12 carretas rodam em teste a partir do dia 15. As demais serão incorporadas em lotes de 14, a cada 45 dias.</p>
`,
  },
  {
    slug: 'uberlandia-atende-o-brasil-de-madrugada',
    title: 'Meia-noite, em que posso ajudar? Como Uberlândia atende o Brasil durante a madrugada',
    summary:
      'Cerca de 6.200 pessoas viram a noite nas centrais de atendimento da cidade; elas contam o que ouvem, o que ganham e o que a rotina cobra do corpo.',
    author: 'beatriz',
    cities: ['uberlandia-mg'],
    tags: ['Trabalho', 'Juventude', 'Economia', 'Saúde'],
    hoursAgo: 454,
    premium: true,
    content: `
<p>Às 2h40, um homem liga de uma estrada do Pará para dizer que o cartão foi recusado no posto. Às 2h52, uma senhora de Porto Alegre quer saber se a televisão ficará mais barata no sábado. Às 3h05, alguém respira na linha por 40 segundos, agradece e desliga. Tainá Borges, 22, registra os três contatos no sistema. Para o último, escolhe no menu a opção “outros”.</p>
<p>Ela está no quarto andar de um prédio sem janelas, em Uberlândia, e faz parte de uma população que a cidade raramente vê: a de quem trabalha nas centrais de atendimento entre as 22h e as 6h. São cerca de 6.200 pessoas, segundo o sindicato da categoria, ou 28% dos 22 mil empregados do setor no município. Ao longo de seis semanas, a reportagem conversou com 31 delas.</p>
<h2>O sotaque que o país escolheu</h2>
<p>Quando as empresas de telefonia e de atacado instaladas no Triângulo começaram a atender clientes à distância, há quatro décadas, encontraram três vantagens: boa rede de cabos, uma universidade cheia de jovens e um jeito de falar que ninguém sabia direito de onde era. “O mineiro do Triângulo não come tanto as sílabas quanto o de Belo Horizonte nem carrega tanto no erre quanto o paulista do interior. Virou uma espécie de língua franca do telefone”, diz a linguista Aparecida Moreno, professora da universidade federal.</p>
<p>Hoje, o robô atende primeiro. Nas quatro centrais visitadas, entre 55% e 70% dos contatos são resolvidos por mensagem automática. O que chega aos humanos é o que a máquina não entendeu, e isso mudou o trabalho. “Antes, de dez ligações, oito eram segunda via de boleto. Agora são dez problemas”, resume o supervisor Leandro Vasques, há 15 anos no ramo.</p>
<h2>Quanto vale a noite</h2>
<p>O salário de entrada é de R$ 1.560 para seis horas por dia, com uma folga semanal. O adicional noturno acrescenta cerca de R$ 310, e as metas podem render outros R$ 250. Com tudo somado, Tainá recebeu R$ 2.120 brutos no melhor mês do ano. Paga R$ 640 no quarto que divide com uma colega e R$ 480 no curso técnico de enfermagem, que frequenta às 13h.</p>
<p>É a combinação com os estudos que faz a madrugada ser disputada. Dos 31 entrevistados, 19 estudam. Para eles, o turno é um pacto com prazo de validade. “Todo mundo aqui está indo para algum lugar. O problema é quando a pessoa chega aos 30 e percebe que o lugar era este”, diz Wallace Prado, 29, que entrou aos 19 para pagar a faculdade de direito, trancada desde o quarto semestre.</p>
<p>A rotatividade dá razão a ele. O tempo médio de permanência é de 14 meses, segundo o sindicato. As empresas falam em 19 e lembram que 46% dos contratados nunca tiveram carteira assinada. “É uma escola que paga”, defende a diretora da associação do setor, Simone Albernaz.</p>
<h2>O corpo no fuso errado</h2>
<p>No ambulatório do sono do hospital universitário, uma pesquisa acompanhou 280 atendentes noturnos por dois anos. Quem ficou mais de 18 meses na madrugada dormia, em média, 5h10 por dia e tinha o dobro da frequência de enxaqueca em comparação com os colegas do dia.</p>
<p>A pneumologista Regina Lobato, autora do estudo, diz que parte do dano é evitável. Escalas fixas, e não alternadas; pausa de 20 minutos com luz baixa; transporte direto para casa. “O que adoece não é só a noite. É a noite imprevisível, em que a pessoa descobre na sexta a que horas trabalha no domingo.”</p>
<p>O transporte é a queixa mais repetida. Os ônibus regulares param à meia-noite e meia e recomeçam às 5h. As maiores centrais fretam vans, mas elas seguem rotas, não endereços. Tainá desce a sete quarteirões de casa e caminha com as chaves entre os dedos. Desde março, ela e outras 11 moradoras da zona oeste mantêm um grupo no celular em que cada uma avisa quando fecha o portão. Ninguém dorme antes da última mensagem.</p>
<h2>A cidade das 4h</h2>
<p>Em torno desse turno, nasceu uma economia. Há uma padaria que abre às 3h30 e vende 400 pães de queijo antes do amanhecer. A barraca de milho de Dona Neusa Guerra, 61, funciona das 23h às 5h na calçada de uma das centrais. Ela conhece os atendentes pela voz. “Chegam falando como se eu fosse cliente: ‘Boa noite, senhora’. Eu digo: ‘Menino, desliga’.”</p>
<p>As histórias ouvidas ao telefone também viram patrimônio comum, como a da mulher que entrou em trabalho de parto durante uma reclamação de internet e pediu que a atendente ficasse na linha: ficou 34 minutos, bateu o limite de tempo, perdeu a bonificação do mês e ganhou, semanas depois, a foto de um bebê.</p>
<p>Um acordo coletivo em negociação pode mudar parte da rotina. O sindicato pede escala com 30 dias de antecedência, o fim da punição por chamadas longas de emergência e van até a porta entre meia-noite e 5h. As empresas aceitaram o primeiro item e estudam o segundo. Sobre o terceiro, alegam custo de R$ 2,8 milhões por ano. A próxima reunião será na quinta-feira.</p>
<p>Às 6h02, Tainá tira o fone. Na saída, cruza com o turno da manhã, de banho tomado. Há um instante, na catraca, em que os dois grupos dizem a mesma coisa ao mesmo tempo, e cada um acha que o outro se enganou: “Boa noite”, “Bom dia”.</p>
`,
  },
  {
    slug: 'lobos-guaras-aprendem-a-usar-passagens-sob-rodovia',
    title: 'Lobos-guarás aprendem a usar passagens sob rodovia, e atropelamentos caem 58% no Triângulo',
    summary:
      'Estudo com 11 animais de coleira mostra que a espécie levou 14 meses para confiar nos túneis; cercas e capim alto na entrada fizeram a diferença.',
    author: 'joana',
    cities: ['uberlandia-mg'],
    tags: ['Ciência', 'Meio ambiente', 'Trânsito', 'Cerrado'],
    hoursAgo: 1250,
    content: `
<p>Na gravação, em preto e branco, vê-se primeiro um par de orelhas. Depois, pernas compridas demais para o corpo. A loba para na boca do túnel, cheira o ar por quase dois minutos, dá meia-volta. Na noite seguinte, repete. Na 23ª visita, atravessa. Atrás dela, passam dois filhotes.</p>
<p>A cena, registrada por uma câmera escondida sob uma rodovia a 30 km de Uberlândia, é a favorita da bióloga Heloísa Tannús, do instituto de biologia da universidade federal. Ela coordena a pesquisa que acompanhou, durante quatro anos, 11 lobos-guarás com coleira de GPS em uma área de cerrado cortada pelo asfalto. A conclusão, publicada neste mês: depois da instalação de seis passagens de fauna, os atropelamentos de mamíferos de médio e grande porte caíram 58% no trecho monitorado, de 42 km.</p>
<p>Em números absolutos, foram 88 animais mortos nos dois anos anteriores à obra e 37 nos dois seguintes. Entre os lobos-guarás, espécie ameaçada, o total passou de nove para dois.</p>
<h2>Um túnel não basta</h2>
<p>A queda não foi imediata. Nos primeiros meses, quase nenhum lobo usou as passagens, e a equipe chegou a pensar que o projeto havia fracassado. O intervalo entre a entrega da obra e a primeira travessia de cada animal foi, em média, de 14 meses.</p>
<p>A virada veio com três ajustes de baixo custo. As cercas laterais, que tinham 100 metros, foram estendidas para 600 metros de cada lado. A entrada, antes roçada, passou a ter capim alto e mudas de lobeira, a fruta preferida da espécie. E o piso de concreto recebeu uma camada de terra. “A gente pensou como engenheiro e fez um lugar limpo e iluminado. Para o lobo, aquilo era um palco. Ele queria um corredor”, explica Heloísa.</p>
<p>Os filhotes encurtam o aprendizado. Os que atravessaram com a mãe voltaram sozinhos em menos de um mês. “É transmissão de conhecimento entre gerações. Daqui a dez anos, esses túneis farão parte do mapa mental da população inteira”, diz o veterinário Ícaro Stefani, responsável pelas capturas e pelo monitoramento da saúde dos animais.</p>
<h2>Bom para quem dirige</h2>
<p>Uma colisão com um lobo-guará, que pesa até 30 kg, também fere pessoas. No mesmo trecho, os acidentes com vítimas causados por animais diminuíram de 26 para 12. A concessionária da rodovia, que gastou R$ 5,4 milhões nas passagens, calcula que o investimento se pague em nove anos apenas com a redução de atendimentos e indenizações. “Vamos levar o modelo a outros dois pontos críticos, já com as correções que o estudo apontou”, informou a gerente ambiental, Fernanda Queiroga.</p>
<p>Há limites. Tamanduás-bandeira, mais lentos e míopes, continuam morrendo: foram oito no período, só um a menos do que antes. Para eles, os pesquisadores testam cercas com a base enterrada e sonorizadores que obriguem os carros a reduzir a velocidade à noite, quando ocorrem sete em cada dez atropelamentos.</p>
<p>A outra ameaça está fora da pista. Das 11 coleiras, três pararam de enviar sinal em fazendas da região, e os animais não foram mais encontrados. A equipe iniciou visitas a 60 propriedades para orientar sobre galinheiros reforçados, já que o ataque às aves é o principal motivo de conflito. Cada galinheiro custa R$ 780 e é pago pelo projeto.</p>
<p>Quem encontrar um animal silvestre ferido na estrada não deve se aproximar. A recomendação é parar em local seguro, ligar o pisca-alerta e telefonar para a concessionária ou para a Polícia Ambiental, informando o quilômetro e o sentido da pista.</p>
`,
  },
  {
    slug: 'uberlandia-abre-renegociacao-de-dividas-com-desconto-de-ate-90',
    title: 'Uberlândia abre renegociação de dívidas com até 90% de desconto nos juros; veja como aderir',
    summary:
      'Contribuintes com IPTU, ISS e taxas em atraso têm 60 dias para fazer acordo; pagamento pode ser dividido em até 48 parcelas de no mínimo R$ 80.',
    author: 'helena',
    cities: ['uberlandia-mg'],
    tags: ['Serviço', 'Economia', 'Cidade'],
    hoursAgo: 2098,
    content: `
<p>Quem deve à Prefeitura de Uberlândia pode renegociar a partir de segunda-feira, com desconto de até 90% em juros e multas. O programa vale para IPTU, ISS, taxas de coleta e de alvará e multas administrativas vencidas até o fim do ano passado. O prazo de adesão é de 60 dias e, segundo a lei aprovada pela Câmara Municipal, não poderá ser prorrogado.</p>
<p>O município tem R$ 742 milhões a receber de 96 mil contribuintes, dos quais 71% devem menos de R$ 3 mil. A Secretaria de Finanças espera recuperar R$ 58 milhões. O valor principal, corrigido pela inflação, continua devido na íntegra: o abatimento incide apenas sobre os acréscimos.</p>
<h2>Os descontos</h2>
<ul>
<li><strong>À vista:</strong> 90% sobre juros e multas.</li>
<li><strong>De 2 a 12 parcelas:</strong> 75%.</li>
<li><strong>De 13 a 24 parcelas:</strong> 55%.</li>
<li><strong>De 25 a 48 parcelas:</strong> 35%.</li>
</ul>
<p>A parcela mínima é de R$ 80 para pessoas físicas e de R$ 250 para empresas. Um exemplo: um IPTU que somava R$ 1.200 e hoje está em R$ 2.050, por causa de R$ 850 em juros e multas, cai para R$ 1.285 à vista. Em 12 vezes, o total fica em R$ 1.412,50, ou R$ 117,71 por mês, em valores aproximados.</p>
<h2>Passo a passo</h2>
<ol>
<li>Consulte o débito no portal da prefeitura, com CPF ou CNPJ, ou em um dos quatro postos de atendimento.</li>
<li>Simule as formas de pagamento; a simulação não gera compromisso.</li>
<li>Escolha a opção e assine o termo, que pode ser eletrônico.</li>
<li>Pague a primeira parcela em até cinco dias úteis. Só então o acordo passa a valer.</li>
</ol>
<p>Para o atendimento presencial, é preciso levar documento com foto e, no caso de imóvel em nome de outra pessoa, contrato de compra e venda ou certidão de óbito do titular. Herdeiros podem aderir mesmo sem inventário concluído. Os postos abrem das 8h às 17h e, nos dois primeiros sábados do programa, das 8h às 12h.</p>
<h2>Cuidado com a pressa e com os golpes</h2>
<p>A economista Mirtes Carrijo, do núcleo de educação financeira da universidade federal, recomenda fazer a conta antes de assinar. “O desconto à vista é ótimo, mas não compensa se a pessoa for ao cheque especial para conseguir o dinheiro. Parcela boa é a que cabe no mês ruim”, afirma. Quem atrasar três prestações, seguidas ou não, perde o benefício, e a dívida volta ao valor original, abatido o que foi pago.</p>
<p>O secretário de Finanças, Haroldo Pessoa, alerta que a prefeitura não envia boletos por aplicativo de mensagem nem telefona oferecendo acordo. Na última edição, há quatro anos, o Procon registrou 63 tentativas de fraude. “Confira sempre o beneficiário na tela do banco. Se aparecer nome de pessoa física, é golpe”, orienta.</p>
<p>Aposentados com renda de até dois salários mínimos e um único imóvel têm direito a um caminho à parte: podem pedir, no mesmo período, a remissão do IPTU de anos anteriores. A análise leva cerca de 40 dias e suspende a cobrança.</p>
`,
  },
]
