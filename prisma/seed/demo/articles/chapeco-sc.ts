import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'obra-no-acesso-a-efapi-desvia-19-mil-veiculos-por-dia',
    title: 'Obra no acesso à Efapi desvia 19 mil veículos por dia a partir de segunda em Chapecó',
    summary:
      'Passagem inferior de R$ 14,6 milhões deve ficar pronta em 150 dias; seis linhas de ônibus mudam de trajeto, e caminhões terão de usar o contorno nos horários de pico.',
    author: 'thiago',
    cities: ['chapeco-sc'],
    tags: ['Trânsito', 'Obras', 'Transporte público', 'Cidade'],
    hoursAgo: 8,
    content: `
<p>Quem usa o principal acesso ao bairro Efapi, na zona oeste de Chapecó, precisará sair mais cedo de casa. A partir das 5h de segunda-feira, o cruzamento em nível será fechado para a construção de uma passagem inferior, e os 19 mil veículos que circulam ali em um dia útil serão distribuídos por três desvios. A previsão é de 150 dias de obra.</p>
<p>O investimento é de R$ 14,6 milhões, dos quais R$ 9,8 milhões vêm do governo estadual e R$ 4,8 milhões do município. A pista local passará por baixo da rodovia, com duas faixas por sentido, ciclovia separada por mureta e calçada de 2,5 metros. Hoje, motoristas, ciclistas e trabalhadores a pé disputam um semáforo de quatro tempos.</p>
<p>Segundo a Guarda de Trânsito, houve 47 acidentes no ponto nos últimos 12 meses, com 38 feridos. Quase metade das ocorrências se concentrou entre 5h e 6h30 e entre 17h e 18h30, na troca de turno das indústrias. “É um gargalo de meia hora que estraga o dia de muita gente”, disse o engenheiro Valmor Zanella, responsável pela fiscalização da obra.</p>
<h2>Como ficam os desvios</h2>
<ul>
<li><strong>Carros e motos, sentido centro:</strong> pela marginal norte, com retorno 700 metros adiante.</li>
<li><strong>Carros e motos, sentido bairro:</strong> pela rua paralela à rodovia, que passa a ter mão única.</li>
<li><strong>Caminhões:</strong> pelo contorno oeste, obrigatório das 5h às 8h e das 16h30 às 19h.</li>
<li><strong>Pedestres e ciclistas:</strong> passarela provisória iluminada, a 120 metros do cruzamento.</li>
</ul>
<p>Seis linhas de ônibus terão o trajeto alterado, e quatro paradas serão transferidas. O tempo de viagem até o terminal deve aumentar de 8 a 12 minutos. Para compensar, a empresa concessionária colocará cinco carros extras na primeira semana. Os horários serão afixados nas paradas antes do bloqueio.</p>
<p>Moradora do bairro, a auxiliar de produção Ivonete Strapasson, de 37 anos, bate o ponto às 5h20 e teme o desconto. “Se o ônibus atrasar 15 minutos, perco o prêmio de assiduidade do mês”, contou. O sindicato dos trabalhadores, categoria que tem <a href="/article/com-40-de-migrantes-frigorifico-de-chapeco-trabalha-em-tres-linguas">cada vez mais migrantes</a>, pediu às empresas tolerância de 20 minutos durante os primeiros 30 dias; duas das cinco maiores já aceitaram.</p>
<p>Agentes ficarão nos três desvios das 4h30 às 20h durante duas semanas. A orientação é evitar a região no horário de troca de turno ou, se não houver opção, sair com 20 minutos de antecedência. Se chover mais de cinco dias seguidos, o cronograma poderá ser estendido em até 30 dias, informou a construtora.</p>
`,
  },
  {
    slug: 'com-40-de-migrantes-frigorifico-de-chapeco-trabalha-em-tres-linguas',
    title: 'Com 40% de migrantes no quadro, frigorífico de Chapecó aprende a trabalhar em três línguas',
    summary:
      'Placas, treinamentos e reuniões em português, espanhol e crioulo haitiano reduziram acidentes em 27%. Fora da fábrica, diplomas parados e aluguel caro adiam os planos de quem veio para ficar.',
    author: 'rafael',
    cities: ['chapeco-sc'],
    tags: ['Economia', 'Trabalho', 'Migração', 'Comportamento'],
    hoursAgo: 44,
    premium: true,
    content: `
<p>Às 4h40, no vestiário de um frigorífico na zona oeste de Chapecó, três palavras bastam para esvaziar os bancos. “Bora”, diz alguém. “Vamos”, responde outra voz, em espanhol. “Ann ale”, completa um rapaz, em crioulo haitiano, fechando as botas. Dez minutos depois, todos estão calados na mesma linha, com a mesma touca e a mesma faca, a 10 graus.</p>
<p>Dos 2.600 empregados da Serra Clara, uma das indústrias de aves da região, 1.040 nasceram fora do Brasil. São quatro em cada dez. Há venezuelanos, haitianos, cubanos, senegaleses e argentinos. No setor de cortes, onde se desossa a coxa em 17 segundos, eles já são maioria.</p>
<p>A transformação foi rápida. Há oito anos, a empresa tinha 160 estrangeiros e um intérprete improvisado, um haitiano que sabia português por causa das novelas. Hoje, tem seis mediadores contratados, placas em três línguas e um dilema que se repete em todo o Oeste catarinense: o que fazer para que as pessoas que salvaram a produção queiram — e possam — ficar.</p>
<h2>O acidente que mudou as placas</h2>
<p>O ponto de virada foi um dedo. Há quatro anos, um trabalhador recém-chegado perdeu a ponta do indicador numa máquina que deveria estar travada. Ele assinara o termo de treinamento. Ninguém verificara se havia entendido. “Tínhamos um papel com assinatura e achávamos que aquilo era comunicação”, reconhece a gerente de pessoas, Adriane Pastore.</p>
<p>A empresa refez tudo. As instruções viraram desenhos e vídeos curtos; o treinamento passou a ser dado na língua de quem ouve; e o operador só vai para a linha depois de explicar, com as próprias palavras, o que aprendeu. Quem ensina é um colega do mesmo país, com adicional de R$ 320 por mês. No último ano, foram 46 acidentes com afastamento, contra 63 no período anterior à mudança: 27% a menos. A rotatividade dos estrangeiros no primeiro semestre de contrato caiu de 52% para 34%.</p>
<p>Wilner Estimé, de 34 anos, é um desses instrutores. Chegou a Chapecó com o ensino médio completo, R$ 90 e o telefone de um primo. Hoje, lidera 28 pessoas, entre elas 11 brasileiros. “No começo, eu repetia a ordem sem saber o que dizia. Agora, quando chega um novo, pergunto primeiro se ele dormiu, se comeu. Depois mostro a faca”, conta.</p>
<p>O sindicato reconhece o avanço, mas observa que língua não é o único risco. “A velocidade da linha machuca em qualquer idioma”, diz o diretor Neri Balbinot. Das 231 queixas de dor no ombro e no punho recebidas pela entidade no ano passado, 97 foram de migrantes. O sindicato pede mais uma pausa de dez minutos por turno. A empresa diz que estuda a proposta e que já cumpre as pausas previstas em norma.</p>
<h2>A enfermeira da expedição</h2>
<p>Yusmary Rondón, de 41 anos, carimba notas na expedição. Na Venezuela, chefiava a enfermagem de uma maternidade com 60 leitos. Traz o diploma numa pasta plástica, com a tradução juramentada que lhe custou R$ 1.450. O processo de revalidação começou há 22 meses, e ela já gastou R$ 3.980, somadas taxas, cópias e duas viagens. Falta a resposta sobre três disciplinas.</p>
<blockquote><p>“Quando alguém passa mal aqui, me chamam. Eu sei o que fazer e não posso fazer.”</p></blockquote>
<p>Yusmary não é exceção. Um levantamento da universidade federal localizou 212 migrantes com diploma superior entre os que procuraram o centro de atendimento da prefeitura em um ano. Apenas 19, ou 9%, trabalhavam na área em que se formaram. Entre os demais, havia 31 engenheiros, 44 professores e 27 profissionais de saúde.</p>
<p>“A cidade importa médicos e enfermeiros de outros estados e mantém os que já tem embalando frango”, resume a socióloga Marga Tedesco, coordenadora do estudo. Ela propõe um fundo para adiantar os custos da revalidação, pago depois em parcelas. Pelos cálculos da pesquisa, R$ 850 mil atenderiam todos os casos encontrados. A prefeitura promete responder em até 90 dias.</p>
<h2>Três aluguéis adiantados</h2>
<p>Se o emprego aparece em dias, a casa pode levar meses. Imobiliárias pedem fiador com imóvel ou depósito de três aluguéis. Um apartamento de dois quartos na Efapi, anunciado por R$ 1.100 há quatro anos, sai por R$ 1.750. O salário de entrada na linha é de R$ 2.180. Não admira que 38% dos migrantes ouvidos pela universidade dividam a moradia com outra família.</p>
<p>Foi esse nó que levou sete empresas a criar, no ano passado, um seguro-fiança coletivo. Elas garantem o aluguel de funcionários com pelo menos quatro meses de casa. Até agora, são 318 contratos e apenas cinco atrasos superiores a 60 dias. “É inadimplência menor que a da carteira comum”, afirma o corretor Gilmar Frozza, que intermedeia os acordos.</p>
<p>A escola é o capítulo seguinte. A rede municipal tem 1.870 alunos estrangeiros e aulas de português para os pais em nove unidades, à noite. Numa delas, às terças, a professora Salete Munarini pede aos adultos que escrevam um bilhete pedindo folga ao chefe. Metade da turma ri. Na semana anterior, o exercício era reclamar do vizinho.</p>
<p>Wilner frequenta o grupo para ajudar a filha, Nadège, nas lições. Nascida em Chapecó há seis anos, ela fala português com o erre do Oeste e crioulo com a avó, pelo telefone. Outro dia, quis saber se o pai era de longe. “Eu disse que sim, de muito longe. Ela pensou e perguntou: ‘Mais longe que Xaxim?’”, ri. O município vizinho fica a 25 quilômetros.</p>
<p>Ele acaba de financiar um terreno em 120 prestações. Pagou três.</p>
`,
  },
  {
    slug: 'mutirao-entrega-1087-aparelhos-auditivos-em-chapeco',
    title: 'Mutirão entrega 1.087 aparelhos auditivos e reduz espera de 19 para três meses em Chapecó',
    summary:
      'Em oito dias, 604 moradores da região receberam as próteses; hospital abre plantão de ajustes às sextas e pede que quem segue na lista atualize o telefone no posto.',
    author: 'marcos',
    cities: ['chapeco-sc'],
    tags: ['Saúde', 'Cidade', 'Serviço'],
    hoursAgo: 76,
    status: 'draft',
    content: `
<p>O primeiro som que Aurélio Dal Bosco, de 78 anos, estranhou ao ligar o aparelho foi o do próprio casaco. O segundo foi a voz da mulher, Erondina. “Fazia um ano e meio que eu concordava com tudo sem saber com quê”, brincou. Ele foi um dos 604 pacientes que receberam próteses auditivas em oito dias no hospital regional de Chapecó, num mutirão recém-encerrado.</p>
<p>Foram entregues 1.087 aparelhos: 483 pessoas saíram com dois e 121, com um. A espera, que passava de 19 meses nos casos mais antigos, deve cair para cerca de três, segundo a direção do hospital, referência para 26 municípios.</p>
<p>O custo foi de R$ 1,74 milhão, ou aproximadamente R$ 1.600 por prótese, dividido entre o Estado e as prefeituras. Participaram 14 fonoaudiólogas, quatro otorrinolaringologistas e 30 estudantes, que se revezaram das 7h30 às 20h.</p>
<h2>Lista antiga escondia a fila real</h2>
<p>O trabalho começou três meses antes, ao telefone. Dos 742 nomes que aguardavam, 86 não precisavam mais do equipamento, haviam se mudado ou morrido. Outros 52 têm infecção, acúmulo de cera ou exames incompletos e serão chamados até o fim do próximo mês.</p>
<p>“Uma lista velha também é uma forma de surdez: a pessoa chama e o sistema não escuta”, comparou a fonoaudióloga Renata Sperotto, coordenadora do mutirão. Ela conta que a equipe descobriu 17 pacientes que não atendiam às ligações pelo motivo mais óbvio. Foram procurados em casa por agentes de saúde.</p>
<p>Entre os atendidos, 61% têm mais de 60 anos. A segunda faixa mais numerosa é a de trabalhadores de 40 a 59 anos, muitos deles expostos por décadas a ruído de máquinas. O mais novo tem 4 anos e escolheu o molde azul.</p>
<h2>Gaveta é o maior risco</h2>
<p>Entregar é a parte fácil, avalia o otorrinolaringologista Cleber Anzolin. Em levantamento feito pelo hospital no ano passado, 28% dos pacientes tinham deixado de usar a prótese seis meses depois, quase sempre por incômodo ou dúvida na regulagem. “O cérebro desaprende a ouvir. No começo, o talher parece um trovão. Sem ajuste, o aparelho vai para a gaveta”, explicou.</p>
<p>Para evitar isso, haverá plantão de regulagem todas as sextas-feiras, das 8h às 17h, sem agendamento, e uma oficina mensal para familiares.</p>
<h2>O que fazer</h2>
<ul>
<li>Quem está na lista deve confirmar telefone e endereço no posto de saúde até o dia 30.</li>
<li>Quem recebeu o aparelho deve começar com quatro horas por dia e aumentar aos poucos.</li>
<li>Dor, ferida ou apito constante pedem retorno ao plantão; não se deve lixar o molde em casa.</li>
</ul>
<p>Aurélio tem a primeira revisão na sexta. Até lá, recebeu ordem de não usar o aparelho no banho nem no galinheiro. Do galinheiro, disse, não reclama.</p>
`,
  },
  {
    slug: 'dejetos-de-suinos-mantem-luz-de-distrito-durante-apagao',
    title: 'Dejetos de suínos mantêm luz acesa em distrito de Chapecó durante apagão de 31 horas',
    summary:
      'Usina de biogás que reúne 22 granjas abasteceu 340 casas, a escola e o posto de saúde depois do temporal; 46 produtores deixaram de perder 27 mil litros de leite.',
    author: 'helena',
    cities: ['chapeco-sc'],
    tags: ['Energia', 'Agro', 'Meio ambiente', 'Cidade'],
    hoursAgo: 764,
    content: `
<p>Na noite do temporal, quando o vento derrubou três torres e deixou parte do interior de Chapecó às escuras, Ivanir Cella acendeu uma vela e esperou. Em nove minutos, a geladeira voltou a roncar. “Achei que tinham consertado. Olhei pela janela, e só a gente tinha luz. Do outro lado do rio, nada”, conta a agricultora, de 55 anos, moradora do distrito de Alto da Serra.</p>
<p>A luz vinha dos porcos. Durante 31 horas, até a rede ser restabelecida na manhã do segundo dia, uma usina movida a biogás sustentou sozinha 340 casas, a escola, o posto de saúde, duas bombas de água e os resfriadores de 46 produtores de leite. Foi a primeira vez que o sistema, ligado há sete meses, funcionou isolado por mais do que um teste de 40 minutos.</p>
<p>A estimativa da cooperativa que administra a usina é que 27 mil litros de leite tenham sido salvos. Ao preço pago ao produtor, de R$ 2,60, são R$ 70.200. Em comunidades vizinhas, sem a mesma proteção, parte da ordenha foi jogada fora.</p>
<h2>Do esterco ao poste</h2>
<p>Os dejetos de 16 mil suínos, criados em 22 granjas, são levados por caminhões-tanque a dois biodigestores. Ali, bactérias produzem 2.400 metros cúbicos de gás por dia, que alimentam geradores capazes de fornecer 4.800 quilowatts-hora. O distrito consome, em média, 4.300.</p>
<p>Em dias normais, a eletricidade vai para a rede e rende créditos de cerca de R$ 69 mil por mês às famílias cooperadas. Quando há queda, chaves automáticas desconectam o distrito do resto do sistema, os geradores se ajustam, e a luz volta em etapas: primeiro o posto e a água, depois as casas, por último as máquinas maiores.</p>
<p>“A parte difícil não é produzir, é equilibrar. Se todo mundo liga o chuveiro ao mesmo tempo, a frequência cai e desarma tudo”, explica o engenheiro eletricista Tiago Welter, da universidade federal, que projetou o controle. Na noite seguinte, às 19h, faltou pouco. Um aviso por mensagem pediu banhos curtos, e o consumo recuou 18% em dez minutos.</p>
<blockquote><p>“Nunca vi tanta gente tomar banho frio com tanto orgulho.”</p></blockquote>
<p>O comentário é do presidente da associação de moradores, Jandir Lunardi, que passou a noite atendendo ao telefone.</p>
<h2>Água mais limpa, com ressalvas</h2>
<p>O projeto custou R$ 12,4 milhões: R$ 8,9 milhões financiados pela cooperativa em 15 anos e R$ 3,5 milhões de um programa de pesquisa do setor elétrico. Além da energia, mudou o destino de um resíduo que ia quase inteiro para as lavouras. Em três riachos próximos, 71% das amostras tinham coliformes acima do limite antes da usina; agora, são 29%.</p>
<p>“Ainda é alto, mas mudou de patamar”, avalia a agrônoma Marlise Tonial, responsável pelo monitoramento. Ela pondera que o líquido que sobra do processo, devolvido como fertilizante, mantém nitrogênio e fósforo e exige análise de solo a cada seis meses. Quatro granjas já foram advertidas por aplicar mais do que o recomendado.</p>
<p>Há outras perguntas em aberto. Um surto sanitário que esvaziasse as granjas interromperia o combustível, e o estoque de gás dura apenas 36 horas. A distribuidora afirma que estuda instalar um conjunto de baterias. A prefeitura, por sua vez, quer repetir o modelo no distrito de Marechal Bormann e promete apresentar o estudo de viabilidade em seis meses.</p>
<p>Na escola, o dia da volta à rede começou com a professora de ciências jogando fora o plano de aula. Os alunos queriam visitar a usina. Foram à tarde, a pé, de nariz tampado na chegada e destampado na saída.</p>
`,
  },
  {
    slug: 'sotao-em-chapeco-guardava-214-rolos-de-super-8',
    title: 'Sótão em Chapecó guardava 214 rolos de Super-8 com a vida do Oeste nos anos 1970',
    summary:
      'Filmes de um relojoeiro registram bailes, enchentes e a chegada da televisão; projeto já recuperou 177 bobinas e leva as sessões de volta aos salões onde foram gravadas.',
    author: 'beatriz',
    cities: ['chapeco-sc'],
    tags: ['Cultura', 'Patrimônio', 'Cinema'],
    hoursAgo: 1324,
    content: `
<p>Na tela esticada entre duas colunas do salão comunitário, uma moça de vestido claro ri, cobre o rosto com a mão e foge do enquadramento. Na terceira fila, Zélia Maria Grando, de 71 anos, faz o mesmo gesto. “Sou eu. E esse que não para de filmar é o chato do seu Olindo”, avisa à plateia. A projeção é interrompida por aplausos e recomeça três vezes, a pedido dela.</p>
<p>O “chato” era Olindo Brancher, relojoeiro em Chapecó, que durante pouco mais de uma década carregou para todo lado uma câmera Super-8. Filmou bailes, missas campais, jogos de bocha, a derrubada de um pinheiro, um parto de vaca, a enchente que levou uma ponte. Morreu sem contar a ninguém o tamanho da coleção. Ao reformar a casa da família, no ano passado, a neta, Luana, encontrou no sótão 214 rolos em caixas de sapato, cada um com um número e uma palavra: “chuva”, “Nilda”, “domingo”.</p>
<p>“Pensei que fossem peças de relógio. Eram pesadas e faziam barulho de areia”, conta ela, que é professora de geografia. Levou três caixas à universidade. Uma semana depois, voltaram para buscar as outras 19.</p>
<h2>Banho, pente e paciência</h2>
<p>Cada bobina dura cerca de 3 minutos e 20 segundos. Somadas, dariam quase 12 horas de imagens. Parte se perdeu: 37 estavam tomadas por fungos e não puderam ser abertas. As outras 177 renderam 9 horas e 50 minutos. Cinco bolsistas limparam as películas quadro a quadro, com álcool e camurça, antes de digitalizá-las em um equipamento montado na própria universidade.</p>
<p>“A sorte foi o relojoeiro. Ele guardava os filmes com saquinhos de sílica, como fazia com as engrenagens”, explica a conservadora Mirela Tozzo, responsável pelo laboratório. O azar foi o telhado: uma goteira antiga alcançou justamente as caixas mais velhas. O projeto, de R$ 186 mil, foi pago por um edital estadual de patrimônio.</p>
<p>Os filmes não têm som. Em alguns, Brancher punha um amigo a segurar um cartaz com o nome do lugar. Em quase todos, faz-se notar pela sombra, comprida, que entra no quadro ao fim da tarde.</p>
<h2>O público escreve a legenda</h2>
<p>Como não havia anotações, a equipe decidiu exibir o material nas comunidades, antes de catalogá-lo. Desde o início do circuito, foram 11 sessões em salões de igreja, ginásios e uma cantina. Em cada uma, dois monitores anotam o que a plateia grita. O método, pouco ortodoxo, identificou até agora 640 pessoas, 48 localidades e uma vaca, Mimosa.</p>
<p>Também corrigiu equívocos. Os pesquisadores acreditavam que a bobina 92 mostrasse um velório, pela quantidade de gente séria sentada diante de uma casa. Era a chegada do primeiro televisor da vila. “Eles estavam sérios porque o aparelho não pegava”, esclareceu o agricultor aposentado Ivo Chiarello, de 80 anos, que aparece de chapéu, ao lado da antena.</p>
<p>Nem tudo é festa. Há cenas de uma família indígena que vende balaios à beira da estrada e, atrás dela, um caminhão carregado de toras. Uma das sessões foi feita numa aldeia kaingang, onde os mais velhos reconheceram as mulheres e pediram uma cópia. “São nossas avós. Nos álbuns da cidade elas não têm nome; agora vão ter”, disse a professora Márcia Kanhró, que prepara, com os alunos, a ficha dessas imagens.</p>
<h2>Nilda, enfim</h2>
<p>Restava um mistério: a Nilda escrita em nove caixas. Nas imagens, uma mulher de costas rega plantas, descasca laranja, estende lençóis. Nunca olha para a câmera. A família não a conhecia. Na sétima sessão, uma senhora levantou a mão e disse que era vizinha da relojoaria, que Nilda era costureira, ficara viúva cedo e detestava retrato.</p>
<blockquote><p>“Ele filmava escondido e depois mostrava para ela, de noite, na parede da oficina. Ela ria muito.”</p></blockquote>
<p>Luana decidiu que as nove bobinas ficarão fora da internet. “Era uma sessão para dois”, diz. As demais poderão ser vistas no acervo digital que a universidade abre no fim do semestre.</p>
<h2>Próximas sessões</h2>
<ul>
<li>Salão da comunidade da linha Cachoeira, sábado, às 19h30.</li>
<li>Ginásio do distrito de Marechal Bormann, domingo, às 16h.</li>
<li>Biblioteca municipal, no centro, na quarta-feira seguinte, às 19h.</li>
</ul>
<p>A entrada é gratuita. Quem tiver fotografias ou filmes antigos pode levá-los para avaliação.</p>
`,
  },
  {
    slug: 'armadilha-avisa-por-celular-quando-cigarrinha-chega-ao-milho',
    title: 'Rede de armadilhas avisa por celular quando a cigarrinha se aproxima das lavouras de milho',
    summary:
      'Sistema criado por pesquisadores de Chapecó e Londrina (PR) orienta 2.300 produtores e reduziu de 5,2 para 3,4 o número médio de pulverizações por safra.',
    author: 'joana',
    cities: ['chapeco-sc', 'londrina-pr'],
    tags: ['Ciência', 'Agro', 'Tecnologia', 'Meio ambiente'],
    hoursAgo: 1900,
    content: `
<p>A mensagem chegou ao celular de Volmir Rech às 6h12, quando ele tirava leite: “Alerta laranja. 14 cigarrinhas por armadilha no seu setor. Vistorie as plantas novas nas próximas 48 horas”. O produtor terminou a ordenha, andou pelas fileiras de milho, contou os insetos no cartucho de cem plantas, como aprendera, e guardou o pulverizador. Ainda não era a hora.</p>
<p>A cena, em uma propriedade de 34 hectares no interior de Chapecó, resume o que mudou para 2.300 agricultores que recebem os boletins de uma rede de vigilância criada por pesquisadores catarinenses e paranaenses. Em vez de aplicar inseticida pelo calendário, eles esperam o sinal. Nas áreas acompanhadas, a média de pulverizações por safra caiu de 5,2 para 3,4, uma redução de 35%.</p>
<h2>Um inseto de 4 milímetros</h2>
<p>A cigarrinha-do-milho mal chega a meio centímetro, mas transmite micro-organismos que causam os chamados enfezamentos. A planta infectada fica baixa, com folhas avermelhadas e espigas que não enchem. Como os sintomas só aparecem semanas depois da picada, o agricultor costuma perceber o problema quando já não há remédio.</p>
<p>“O produtor pulverizava por medo, e era um medo razoável. Faltava a informação que permitisse ter medo no dia certo”, afirma a entomologista Sandra Kuhnen, que coordena a rede em Chapecó.</p>
<p>São 64 pontos de coleta, 40 no Oeste catarinense e 24 no norte do Paraná. Em cada um, cartões amarelos adesivos ficam presos a estacas, à altura das plantas. Toda semana, técnicos e alunos de escolas agrícolas recolhem os cartões e fotografam cada face. Um programa de computador conta as cigarrinhas, e uma parte delas segue para análise genética, que indica se carregam os agentes da doença.</p>
<p>É aí que as duas cidades se completam. O laboratório de Londrina (PR) faz os testes, em até três dias. O grupo de Chapecó cruza os resultados com temperatura, vento e estágio das lavouras e emite o alerta, em quatro cores. “Não adianta saber que há muito inseto se quase nenhum está infectado. E dez infectados podem fazer mais estrago do que cem limpos”, explica o fitopatologista Hiroshi Nakagawa, da equipe paranaense.</p>
<h2>O erro do segundo ano</h2>
<p>O sistema levou três safras para funcionar. Na segunda, falhou: deixou de avisar sobre uma revoada que atingiu cerca de 1.100 hectares e custou a alguns produtores até 40% da colheita. A revisão mostrou que as armadilhas estavam concentradas nas várzeas, enquanto os insetos chegavam pelas encostas, trazidos pelo vento norte. Onze pontos foram mudados de lugar.</p>
<p>Os pesquisadores passaram também a combater o milho “guaxo”, que nasce sozinho, de grãos caídos, na entressafra e serve de ponte para a praga. Nas comunidades em que a maior parte dos vizinhos eliminou essas plantas, a infestação inicial caiu pela metade. Onde só alguns o fizeram, quase não houve efeito. “É como caixa-d’água e dengue: depende da rua inteira”, compara Sandra.</p>
<h2>Conta no caderno</h2>
<p>Cada aplicação evitada representa R$ 92 por hectare, entre produto, combustível e mão de obra. Com 1,8 aplicação a menos, a economia média é de R$ 165,60 por hectare. A rede inteira custa R$ 740 mil por ano, divididos entre os dois Estados e um grupo de cooperativas. O agricultor não paga pelo boletim.</p>
<p>A cooperada Lurdes Picinin, que planta 52 hectares com a irmã, diz que o maior benefício não aparece no caderno. “Meu sobrinho voltou a ver abelha na beira da roça. Pode ser coincidência, mas eu gosto de acreditar que não”, conta. Um estudo sobre polinizadores, ainda em andamento, deverá responder.</p>
<p>A próxima etapa é testar armadilhas que transmitem a imagem sozinhas, com bateria solar. Doze protótipos serão instalados na nova safra, seis em cada região, e o cadastro para receber os alertas continua aberto nos escritórios de extensão rural. Quanto a Volmir, vieram mais duas mensagens laranja nas semanas seguintes, e o pulverizador continuou no galpão. A terceira era vermelha. Ele ligou o trator.</p>
`,
  },
]
