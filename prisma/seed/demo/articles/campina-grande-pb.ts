import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'camara-aprova-quatro-linhas-de-onibus-na-madrugada',
    title: 'Câmara aprova quatro linhas de ônibus na madrugada e dá 90 dias para o serviço começar',
    summary:
      'Projeto passou por 17 votos a 4 e prevê viagens de hora em hora entre meia-noite e 4h30; subsídio anual estimado é de R$ 2,2 milhões.',
    author: 'helena',
    cities: ['campina-grande-pb'],
    tags: ['Política', 'Cidade', 'Transporte público'],
    hoursAgo: 5,
    content: `
<p>A Câmara Municipal de Campina Grande aprovou, em segundo turno, o projeto que cria quatro linhas de ônibus para circular entre meia-noite e 4h30, todos os dias da semana. Foram 17 votos a favor e quatro contra; dois vereadores faltaram à sessão. O texto segue para o prefeito, que tem 15 dias úteis para sancioná-lo ou vetá-lo.</p>
<p>Se não houver veto, as empresas terão 90 dias para pôr os carros na rua. As viagens sairão do terminal de integração do Centro a cada hora, com a mesma tarifa cobrada durante o dia e baldeação gratuita por 120 minutos.</p>
<p>Os itinerários aprovados são estes:</p>
<ul>
<li><strong>N1</strong> — Centro, Prata, Bela Vista e Bodocongó;</li>
<li><strong>N2</strong> — Centro, Quarenta, Santa Rosa e Malvinas;</li>
<li><strong>N3</strong> — Centro, José Pinheiro, Monte Castelo e área hospitalar;</li>
<li><strong>N4</strong> — Centro, Catolé, Itararé e Distrito Industrial.</li>
</ul>
<figure data-embed="&lt;table&gt;&lt;tbody&gt;&lt;tr&gt;&lt;td&gt;N1&lt;/td&gt;&lt;td&gt;0h, 1h, 2h, 3h, 4h&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;N2&lt;/td&gt;&lt;td&gt;0h10, 1h10, 2h10, 3h10, 4h10&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;N3&lt;/td&gt;&lt;td&gt;0h20, 1h20, 2h20, 3h20, 4h20&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;N4&lt;/td&gt;&lt;td&gt;0h30, 1h30, 2h30, 3h30, 4h30&lt;/td&gt;&lt;/tr&gt;&lt;/tbody&gt;&lt;/table&gt;" data-height="240">Horários previstos das quatro linhas</figure>
<p>O estudo anexado ao projeto calcula o custo da operação em R$ 312 mil por mês. A bilheteria cobriria 40% desse valor; os outros R$ 187,2 mil viriam da prefeitura, o que soma R$ 2.246.400 por ano. A despesa foi o centro do debate, que durou quase três horas.</p>
<p>“Estamos assinando um cheque sem saber quantas pessoas vão embarcar”, criticou o vereador Edmilson Tejo, que votou contra e pediu um período de teste com duas linhas. A relatora, Noélia Farias, respondeu que a demanda foi medida em pesquisa com 2.180 trabalhadores de hospitais, padarias, fábricas e centros de atendimento por telefone. “Essa gente já se desloca de madrugada. Só que paga aplicativo, divide moto ou espera o dia clarear sentada num banco”, disse.</p>
<p>Na galeria, a técnica de enfermagem Rosângela Diniz, 38, acompanhou a votação ainda de uniforme. Ela larga o plantão à 1h e gasta cerca de R$ 340 por mês para voltar ao bairro das Malvinas. “É quase uma conta de luz e uma de água”, comparou.</p>
<p>Uma emenda aprovada em plenário obriga os motoristas a parar fora do ponto quando mulheres, idosos ou pessoas com deficiência pedirem, desde que o local permita embarque seguro. Outra determina a divulgação mensal do número de passageiros de cada linha.</p>
<p>A superintendência de trânsito informou que vai revisar a iluminação de 96 paradas antes da estreia. As empresas não comentaram a decisão; em audiência no mês passado, pediram garantia de pagamento do subsídio até o dia 10 de cada mês.</p>
`,
  },
  {
    slug: 'uniao-borborema-vence-semifinal-com-recorde-de-publico',
    title: 'Com recorde de público, União Borborema faz 2 a 1 no Operário do Cariri e sai na frente na semifinal',
    summary:
      'Meia-atacante Duda Sales marca nos acréscimos diante de 6.842 pagantes; time paraibano joga pelo empate no domingo, em Juazeiro do Norte (CE).',
    author: 'thiago',
    cities: ['campina-grande-pb', 'juazeiro-do-norte-ce'],
    tags: ['Esporte', 'Futebol', 'Mulheres'],
    hoursAgo: 33,
    content: `
<p>O relógio do Estádio da Colina marcava 48 minutos do segundo tempo quando Duda Sales dominou de costas, girou sobre a zagueira e bateu cruzado, rente à trave. O chute decidiu a vitória do União Borborema sobre o Operário do Cariri por 2 a 1, em jogo noturno em Campina Grande, pela partida de ida da semifinal feminina da Copa Agreste-Sertão. Com o resultado, a equipe da Serra joga pelo empate na volta, no próximo domingo, em Juazeiro do Norte (CE).</p>
<p>Havia 6.842 pagantes nas arquibancadas, o maior público já registrado em uma partida feminina da competição. A marca anterior, de 4.017, era da final passada. A renda chegou a R$ 138.780,00, com 2.410 ingressos inteiros, a R$ 30, e 4.432 meias.</p>
<figure data-video="jNQXAC9IVRw"><a href="https://www.youtube.com/watch?v=jNQXAC9IVRw">Vídeo de demonstração: os gols da partida</a></figure>
<h2>Dois tempos bem diferentes</h2>
<p>O Operário começou melhor. Com três meias próximas e muita troca de passes, tirou a bola das donas da casa e abriu o placar aos 19 minutos: a lateral Kelly Moura foi ao fundo e cruzou rasteiro para Jamile completar na pequena área. O União, apressado, errava a saída e só ameaçou em bolas paradas.</p>
<p>No intervalo, a técnica Vânia Ribas trocou a volante Cibele pela ponta Rayssa e passou a marcar a saída de bola adversária. O empate veio aos 11, em cobrança de falta de Andressa Luz que desviou na barreira e enganou a goleira Míriam. A partir daí o jogo ficou aberto, com uma bola na trave para cada lado.</p>
<p>— Eu disse a elas que estávamos jogando com medo de perder a festa. A torcida não veio ver a gente rifar bola — contou Vânia, que dirige o time há três temporadas.</p>
<p>Do outro lado, o técnico Luís Otávio Landim lamentou o cansaço. O ônibus do Operário levou quase nove horas para percorrer o caminho entre o Cariri e Campina Grande por causa de um desvio na estrada, e a delegação chegou na véspera, depois das 22h. “Faltou perna nos últimos 15 minutos. Em casa, com o time descansado, é outra história”, afirmou.</p>
<h2>Da quadra da escola ao gol no fim</h2>
<p>Autora do segundo gol, Duda, de 20 anos, começou no futsal de uma escola municipal do bairro do Cruzeiro e chegou ao clube em uma peneira com 130 meninas. Pela manhã, cursa educação física; à tarde, treina. É o quinto gol dela em sete partidas.</p>
<p>“Minha avó nunca tinha entrado num estádio. Hoje ela estava ali, atrás do banco, e acho que gritou mais do que a técnica”, disse a jogadora, rindo, ao sair de campo.</p>
<p>A diretoria confirmou que metade da renda líquida pagará a premiação das atletas e a outra metade será usada na reforma do vestiário feminino, hoje dividido com a base masculina.</p>
<h2>A volta</h2>
<p>A segunda partida está marcada para as 16h. O Operário precisa vencer por dois gols para avançar direto; vitória por um gol leva a decisão aos pênaltis. O União não terá Andressa Luz, que recebeu o terceiro cartão amarelo. Cibele deve voltar ao time.</p>
<p>Os ingressos custarão R$ 20 e R$ 10, e o setor visitante terá 600 lugares. A torcida do União organiza três ônibus, com saída às 4h de domingo da praça em frente ao estádio. A outra semifinal terminou empatada por 1 a 1, e a final está prevista para o fim do mês, em jogo único, na cidade da equipe de melhor campanha.</p>
`,
  },
  {
    slug: 'algodao-colorido-vale-o-triplo-mas-familias-deixam-o-plantio',
    title: 'Algodão colorido vale o triplo do branco, mas metade das famílias já abandonou o plantio',
    summary:
      'Recibos mostram espera média de 97 dias pelo pagamento; de uma camiseta de R$ 189 feita com a fibra, apenas R$ 3,41 ficam com quem planta.',
    author: 'rafael',
    cities: ['campina-grande-pb'],
    tags: ['Agro', 'Economia', 'Agricultura familiar', 'Moda'],
    hoursAgo: 121,
    premium: true,
    content: `
<p>O algodão que Severina Araújo guarda em sacos de pano no quarto dos fundos já nasceu marrom. Dispensa tinta, poupa água na tecelagem e, beneficiado, vale R$ 14,20 o quilo de pluma, três vezes os R$ 4,70 pagos na região pelo branco convencional. Ainda assim, a agricultora de 61 anos decidiu que a próxima safra do Sítio Lajedo Grande, na zona rural de Campina Grande, será só de milho, feijão e palma. “Bonito ele é. Só não chega a tempo de pagar a feira”, diz.</p>
<p>A decisão repete a de muitos vizinhos. Há cinco safras, 214 famílias plantavam algodão de cor na área atendida pela associação de produtores com sede na cidade, que reúne agricultores de 11 municípios. Na colheita mais recente foram 103, uma queda de 52%. No mesmo período, o número de marcas e ateliês que usam o fio no polo têxtil local subiu de 17 para 29.</p>
<p>Durante seis semanas, a reportagem visitou nove propriedades, duas oficinas e uma fiação, e leu 46 recibos de venda cedidos por produtores. Os papéis ajudam a entender por que um produto disputado na vitrine perde espaço na roça: o pagamento demora, o custo do selo orgânico se divide por cada vez menos gente e a fibra quase desaparece na formação do preço da roupa.</p>
<h2>Noventa e sete dias</h2>
<p>O contrato-padrão da associação prevê quitação em 30 dias. Nos recibos analisados, o intervalo médio entre a entrega e a última parcela foi de 97 dias; o mais longo, de 163. Só oito pagamentos saíram no prazo.</p>
<p>Quem não pode esperar vende ao atravessador. Foi o que ocorreu em 22 dos 46 recibos: dinheiro na hora, a R$ 9,50 o quilo, 33% abaixo do preço combinado. “O homem encosta a caminhonete com a nota na mão. Você faz o quê?”, pergunta Genival Tomé, 54, que colheu em 1,2 ha e precisava consertar a bomba do poço.</p>
<p>O presidente da associação, José Hélio Tavares, reconhece o problema e aponta a origem: quase todos os compradores são empresas pequenas, que só acertam as contas depois de vender a coleção.</p>
<blockquote><p>“No fim das contas, quem financia o desfile é o agricultor, que não tem banco nem capital de giro.” — José Hélio Tavares, presidente da associação de produtores</p></blockquote>
<p>Patrícia Veloso, dona de um ateliê com 14 funcionários no bairro da Liberdade, não contesta. “Recebo das lojas em 60, às vezes em 90 dias. Se eu pagar a pluma em 30, falta para a folha”, afirma. Ela diz que tentou crédito no banco e ouviu que o valor era baixo demais.</p>
<h2>A conta do hectare</h2>
<p>O economista Danilo Brandão, professor da universidade federal, acompanhou 31 lavouras em sequeiro. Em ano de chuva regular, um hectare rendeu em média 620 kg de algodão em caroço. Como 38% desse peso é fibra, sobram 235,6 kg de pluma, ou R$ 3.345 pelo preço cheio. O custo, com preparo da terra, sementes, controle do bicudo e colheita manual, ficou em R$ 2.180.</p>
<p>Restam R$ 1.165 por cinco meses de trabalho, R$ 233 por mês. Para quem entrega ao atravessador, a sobra cai a R$ 58 no ciclo inteiro. “O preço é bom. O que derruba a renda é o prazo”, resume Brandão.</p>
<p>Há ainda o selo. A auditoria e a papelada da certificação orgânica custam R$ 31 mil por ano ao grupo, qualquer que seja o número de participantes. Rateada por 214 famílias, a despesa era de R$ 145 para cada uma. Com 103, passou a R$ 301. Cada desistência encarece a permanência dos demais.</p>
<h2>O que há numa camiseta de R$ 189</h2>
<p>A pedido da reportagem, duas confecções abriram as planilhas de uma peça básica, feita com 240 gramas de pluma. Os valores médios são estes:</p>
<ul>
<li>pluma paga ao agricultor: R$ 3,41;</li>
<li>fiação: R$ 9,80;</li>
<li>malharia, corte e costura: R$ 34,50;</li>
<li>certificação e etiqueta: R$ 4,29;</li>
<li>impostos e frete: R$ 31,00;</li>
<li>marca e loja, com aluguel, comissão e margem: R$ 106,00.</li>
</ul>
<p>A parte de quem planta equivale a 1,8% do preço final. Se as empresas aumentassem em 50% o valor da pluma e repassassem tudo ao consumidor, a camiseta subiria R$ 1,71. “A discussão costuma ser feita como se o agricultor fosse deixar a roupa inviável. A planilha diz outra coisa”, observa a engenheira têxtil Marluce Cordeiro, que presta consultoria a cooperativas.</p>
<h2>Pagar na entrega</h2>
<p>A saída discutida com mais frequência nas reuniões da associação é um fundo rotativo: o agricultor recebe na entrega e o comprador devolve o dinheiro ao fundo quando puder, com juros baixos. Nas contas de Brandão, as 103 famílias colheram cerca de 22 toneladas de pluma. Comprar tudo à vista custaria R$ 310 mil.</p>
<p>A secretaria estadual responsável pela agricultura familiar informou que estuda a proposta, sem prazo. A prefeitura disse que vai incluir peças de algodão colorido na próxima licitação de uniformes, em um projeto-piloto para 4.300 alunos. Nenhum dos dois órgãos tem orçamento definido.</p>
<p>Enquanto isso, seis jovens de famílias associadas montaram um sistema simples de venda antecipada: o consumidor paga metade da peça antes do plantio. Na primeira rodada, juntaram 218 pedidos, suficientes para garantir a produção de um quarto de hectare.</p>
<p>Severina soube da iniciativa pela neta. Não mudou os planos, mas separou 9 kg de semente em garrafas de plástico bem fechadas, em cima do guarda-roupa. “Semente guardada é conversa que ainda não acabou”, diz, e volta a debulhar feijão.</p>
`,
  },
  {
    slug: 'sensor-de-r-86-ouve-canos-e-acha-41-vazamentos',
    title: 'Sensor de R$ 86 criado em universidade “ouve” os canos e acha 41 vazamentos em oito meses',
    summary:
      'Rede de 240 aparelhos instalada em Campina Grande ajuda a poupar água para 11 mil pessoas por dia; equipe agora testa o sistema em Petrolina (PE).',
    author: 'joana',
    cities: ['campina-grande-pb', 'petrolina-pe'],
    tags: ['Ciência', 'Água', 'Tecnologia'],
    hoursAgo: 605,
    content: `
<p>Um cano furado chia. O som, baixo demais para atravessar o asfalto, viaja bem pelo metal e pelo plástico da tubulação, e é ele que uma equipe da universidade federal em Campina Grande aprendeu a reconhecer. Em oito meses de teste, um conjunto de 240 sensores presos a registros e hidrômetros apontou 52 suspeitas de vazamento na cidade. As escavações confirmaram 41, um acerto de 79%.</p>
<p>Cada aparelho custa R$ 86 em peças, cabe na palma da mão e funciona com duas pilhas comuns. A rede completa saiu por R$ 20.640, sem contar as horas de trabalho dos bolsistas. Equipamentos importados com a mesma finalidade, segundo o grupo, passam de R$ 3 mil a unidade.</p>
<p>“A ideia não tem nada de novo. Os antigos encostavam uma vara no chão e o ouvido na vara”, diz a engenheira eletricista Ivone Medeiros, coordenadora do projeto. “O que fizemos foi colocar muitos ouvidos baratos para escutar na mesma hora, de madrugada, quando a rua está quieta.”</p>
<h2>Três minutos de escuta</h2>
<p>Entre 2h e 4h, os sensores acordam e gravam três amostras de um minuto. Um pequeno processador compara o som com o das noites anteriores. Se surge um ruído constante, o aparelho envia um aviso de poucos bytes a uma antena no alto de um prédio, com alcance de até 6 km.</p>
<p>O passo seguinte usa matemática. Quando dois sensores registram o mesmo chiado, a diferença de tempo entre eles indica a posição do furo. O erro médio ficou em 1,8 metro, suficiente para abrir um buraco só em vez de rasgar a rua.</p>
<p>Juntos, os 41 vazamentos perdiam 19 litros por segundo. Fechados, representam 1.641 metros cúbicos por dia, o consumo de quase 11 mil pessoas, considerada a média de 150 litros por habitante. Na região, que ainda tem na memória anos de racionamento e açude no fundo, o número chamou a atenção da companhia de abastecimento.</p>
<h2>Os erros também ensinam</h2>
<p>Das 11 suspeitas que não se confirmaram, sete eram bombas domésticas ligadas de madrugada, duas vinham de uma padaria com máquina de gelo e duas continuam sem explicação. O mestrando Caio Benevides passou semanas gravando geladeiras, portões automáticos e caixas-d’água para que o programa deixasse de confundir os sons.</p>
<p>— Virei colecionador de barulho. Minha mãe acha que estudei demais para isso — brinca.</p>
<p>O grupo reconhece limites. O sistema funciona melhor em ferro e PVC rígido; em tubos flexíveis, mais recentes, o som se perde em poucos metros. Também não distingue um furo pequeno de uma ligação clandestina, o que exige visita ao local. E alguém precisa trocar as pilhas a cada 14 meses.</p>
<p>Para a hidróloga Teresa Cavalcante, que não participa da pesquisa, o mérito está na escala. “As perdas na distribuição passam de um terço da água tratada em boa parte do Nordeste. Com sensor caro, monitora-se uma adutora. Com sensor barato, monitora-se o bairro”, avalia. Ela pondera que oito meses é pouco para medir a durabilidade.</p>
<h2>Do bairro ao perímetro irrigado</h2>
<p>Há dois meses, 36 unidades foram levadas a Petrolina (PE), no sertão pernambucano, para escutar tubulações pressurizadas que atendem lotes de manga e uva. Lá o desafio é outro: as bombas trabalham justamente à noite, quando a energia é mais barata, e encobrem o chiado. A equipe mudou o horário de gravação para a troca de turno, às 5h, quando os motores param por cerca de dez minutos.</p>
<p>“Já encontramos dois furos em conexões enterradas. O produtor achava que a pressão baixa era problema do emissor”, relata o agrônomo Saulo Ferraz, que coordena os testes no São Francisco.</p>
<p>Os desenhos das placas e o programa foram publicados com licença livre. A companhia de abastecimento informou que pretende instalar outros 400 sensores em três bairros de Campina Grande até o fim do semestre. Moradores podem comunicar vazamentos visíveis pelo telefone de emergência da companhia, que atende 24 horas.</p>
`,
  },
  {
    slug: 'fila-da-catarata-cai-para-1204-pacientes',
    title: 'Fila da cirurgia de catarata cai de 3.128 para 1.204 pacientes após mutirões aos sábados',
    summary:
      'Em sete meses foram 2.310 operações em três hospitais de Campina Grande; espera média baixou de 13 para cinco meses, segundo a Secretaria de Saúde.',
    author: 'marcos',
    cities: ['campina-grande-pb'],
    tags: ['Saúde', 'Serviço'],
    hoursAgo: 1429,
    content: `
<p>A fila para cirurgia de catarata pelo SUS em Campina Grande caiu de 3.128 para 1.204 pessoas em sete meses, segundo balanço apresentado pela Secretaria Municipal de Saúde. A espera média passou de 13 para cinco meses. O resultado é atribuído a mutirões realizados aos sábados em três hospitais conveniados.</p>
<p>No período, foram feitas 2.310 operações. Outros 512 nomes saíram da lista depois de uma revisão do cadastro, que encontrou pacientes já operados, mudanças de cidade, contraindicações e mortes. Em sentido contrário, 898 pessoas receberam indicação de cirurgia e entraram na fila.</p>
<p>A revisão foi feita por telefone e por visitas dos agentes comunitários. “Havia gente chamada três vezes que nunca respondeu porque o número era de um vizinho que se mudou”, contou a coordenadora da regulação, Fabiana Leôncio. Desde então, o cadastro exige dois contatos e o nome de um familiar.</p>
<p>Aos 72 anos, o pedreiro aposentado Inácio Belarmino foi um dos operados do último sábado. Esperava havia mais de um ano. “Eu conhecia meus netos pela voz. Quando tirei o curativo, vi que o mais novo tem sardas”, disse, ao deixar a consulta de retorno.</p>
<p>A oftalmologista Renata Siqueira, que coordena uma das equipes, afirma que cada sábado rende em média 82 cirurgias. O procedimento dura cerca de 20 minutos e o paciente volta para casa no mesmo dia. “O gargalo costuma estar antes, nos exames. Por isso passamos a fazer tudo em uma só visita”, explicou.</p>
<p>Nem tudo foi resolvido. O Conselho Municipal de Saúde cobra um plano para os 341 pacientes que precisam operar o segundo olho e aguardam nova chamada. A secretaria prometeu atendê-los até o fim do trimestre, antes de abrir vagas para moradores de outros municípios da região.</p>
<h2>Como conseguir atendimento</h2>
<ol>
<li>Procure a unidade básica de saúde do bairro com documento, cartão do SUS e comprovante de residência.</li>
<li>O médico da unidade faz o encaminhamento ao oftalmologista.</li>
<li>Confirmada a catarata, a cirurgia é marcada pela central de regulação, que avisa por telefone e mensagem.</li>
</ol>
<p>Quem já está na fila pode conferir a posição e atualizar o contato na própria unidade, das 7h às 16h, de segunda a sexta-feira.</p>
`,
  },
  {
    slug: 'aos-78-dona-nevinha-afina-sanfonas-de-ouvido',
    title: 'Aos 78 anos, dona Nevinha afina sanfonas de ouvido em uma oficina sem placa em Campina Grande',
    summary:
      'Filha de alfaiate, ela aprendeu o ofício desmontando o fole do irmão; hoje atende músicos de cinco estados e ensina quatro aprendizes, três delas mulheres.',
    author: 'beatriz',
    cities: ['campina-grande-pb'],
    tags: ['Cultura', 'Música', 'Mulheres', 'Perfil'],
    hoursAgo: 2097,
    content: `
<p>Não há placa na porta. Quem procura a oficina de Maria das Neves Porto, no bairro de Santo Antônio, guia-se pelo som: uma nota só, comprida, insistente, que sai pela janela, some e volta um fio mais alta. Do lado de dentro, uma senhora de 78 anos, óculos na ponta do nariz, raspa uma lâmina de aço mais fina que uma unha e põe a sanfona para respirar de novo.</p>
<p>“Quando as duas vozes param de brigar, está pronta”, explica dona Nevinha. As vozes são as palhetas, pequenas linguetas que vibram com o ar do fole. Uma sanfona de 120 baixos pode ter mais de 400 delas. Tirar aço da ponta faz a nota subir; da base, descer. Um gesto a mais e a peça se perde.</p>
<p>Há aparelhos eletrônicos para isso, e ela tem um, presente do neto. Usa para conferir, depois de terminar. “É bom menino, o aparelho. Quase sempre concorda comigo.”</p>
<h2>O fole escondido</h2>
<p>Nevinha nasceu em um sítio perto de Galante, a quarta de sete filhos de um alfaiate e de uma rezadeira. O irmão mais velho, Abdias, tocava em casamentos e guardava a sanfona em cima do armário, longe das crianças. Aos 11 anos, com a casa vazia, ela subiu num tamborete, desceu o instrumento e, como uma tecla estava presa, abriu a caixa com a chave de fenda da máquina de costura.</p>
<p>Passou a tarde com as peças espalhadas no lençol. Quando o irmão chegou, a tecla funcionava. Levou uma bronca e, na semana seguinte, um pedido: o baixo do lado esquerdo estava falhando.</p>
<p>Durante décadas, a clientela chegou por intermédio de Abdias e, depois, do marido, o motorista Otacílio, que recebia os instrumentos no portão. Muitos sanfoneiros achavam que o conserto era dele. “Otacílio não sabia nem de que lado se abria. Mas tinha cara de técnico”, lembra, rindo. Só depois de viúva, há 19 anos, passou a assinar os serviços: um N a lápis, dentro da caixa, ao lado da data.</p>
<h2>Cera, couro e paciência</h2>
<p>A bancada ocupa a antiga sala de jantar. Há potes com cera de abelha e breu, tiras de pelica, molas, parafusos separados em latas de leite em pó. Parte das ferramentas foi ela quem fez, de raio de bicicleta e cabo de guarda-chuva. Uma afinação completa leva de oito a 12 dias e custa entre R$ 900 e R$ 1.600. Por ano, passam por ali cerca de 60 instrumentos, vindos da Paraíba, de Pernambuco, do Ceará, do Rio Grande do Norte e de Alagoas.</p>
<p>Nos três meses que antecedem o São João, ninguém fura a fila. O músico Josimar Quirino, 44, que toca em trios desde adolescente, já tentou. Ofereceu o dobro. “Ela me devolveu o dinheiro e disse que a sanfona da frente era de um rapaz que toca na feira para comprar o almoço. Fiquei com vergonha e esperei”, conta.</p>
<p>Josimar diz que reconhece de longe um instrumento que passou pelas mãos de Nevinha. Muitos afinadores deixam as vozes mais abertas, o que dá brilho e cansa o ouvido; ela prefere um tremor discreto, “como voz de gente que conversa na calçada”.</p>
<h2>Quatro aprendizes</h2>
<p>O ouvido continua firme, mas as mãos pedem descanso. Uma artrose no polegar a obrigou a trabalhar só pela manhã. Foi o que a convenceu a aceitar alunos: quatro, todos com menos de 30 anos, que se revezam na bancada às terças e quintas. Três são mulheres.</p>
<p>Uma delas, Laís Guedes, 24, largou o curso técnico de eletrônica no último ano e agora concilia os dois. Nos primeiros dois meses, não tocou em palheta nenhuma. “Só escutava. Ela tocava uma nota e perguntava o que eu ouvia. Eu dizia ‘um lá’. Ela respondia: ‘Escute de novo, aí tem dois’.”</p>
<p>No mês passado, Laís afinou sozinha a primeira sanfona, uma pequena de 48 baixos, de um menino de nove anos. A mestra tocou nota por nota, do grave ao agudo, sem comentar. Depois pegou o lápis, abriu a caixa e entregou à aluna. Embaixo do N, havia espaço para outra letra.</p>
`,
  },
]
