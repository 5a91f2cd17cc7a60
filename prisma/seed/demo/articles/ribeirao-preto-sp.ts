import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'camara-ribeirao-preto-aprova-sombra-pontos-de-onibus',
    title: 'Câmara de Ribeirão Preto aprova sombra obrigatória em todos os pontos de ônibus',
    summary:
      'Projeto passa por 15 votos a 6 e dá quatro anos para cobrir ou arborizar 1.240 paradas; prefeitura tem até o dia 30 para sancionar ou vetar o texto.',
    author: 'helena',
    cities: ['ribeirao-preto-sp'],
    tags: ['Política', 'Transporte público', 'Clima'],
    hoursAgo: 7,
    content: `
<p>A Câmara Municipal de Ribeirão Preto aprovou, por 15 votos a 6, o projeto que obriga a prefeitura a instalar cobertura ou plantar árvore de copa larga em todos os pontos de ônibus da cidade. O prazo é de quatro anos. Paradas diante de escolas, postos de saúde e casas de repouso terão de ser atendidas nos primeiros 12 meses.</p>
<p>Levantamento da Secretaria de Mobilidade anexado ao texto mostra que, das 2.180 paradas do município, 940 têm abrigo. As outras 1.240 se resumem a um poste, e 310 delas ficam na lista de prioridade.</p>
<p>A autora, vereadora Célia Marchetto, levou ao plenário um termômetro de parede. Segundo ela, o aparelho marcou 41 °C, às 14h, em um ponto sem cobertura da Avenida dos Ipês, no Jardim Alvorada, e 33 °C na calçada oposta, debaixo de uma sibipiruna. “Não é conforto, é saúde pública. Quem espera ônibus às duas da tarde é a diarista, o estudante, o aposentado que foi buscar remédio”, disse.</p>
<p>Pela estimativa da secretaria, 730 paradas comportam abrigo metálico simples, a R$ 9.800 cada um. Nas 510 restantes, onde a calçada é estreita demais, a saída será o plantio, a R$ 640 por muda, já incluídos três anos de rega e poda. A conta chega a R$ 7,48 milhões.</p>
<p>O custo foi o argumento dos contrários. “Ninguém aqui é contra sombra. Sou contra aprovar despesa sem dizer de onde sai o dinheiro”, afirmou o vereador Otávio Brandini, cuja emenda, que ampliava o prazo para oito anos, foi rejeitada.</p>
<p>O secretário de Mobilidade, Paulo Quintão, acompanhou a votação das galerias. Ele disse que a pasta pretende incluir parte dos abrigos na próxima concessão de publicidade em mobiliário urbano e que o viveiro municipal tem 4.000 mudas em ponto de plantio. “O plantio podemos começar já. Metal depende de licitação”, declarou.</p>
<p>A diarista Rosimeire Prado, 46, que toma quatro ônibus por dia entre o Parque das Acácias e a zona sul, assistiu à sessão com um guarda-chuva no colo. “Uso mais no sol do que na chuva”, contou.</p>
<p>O texto segue para o Executivo, que tem até o dia 30 para sancionar ou vetar. Se houver sanção, a prefeitura deverá publicar em 60 dias o mapa das paradas e o cronograma por bairro.</p>
<p>Na pauta ambiental, os vereadores ainda devem votar neste semestre a proposta que remunera quem mantém solo permeável na <a href="/article/preco-de-beber-do-aquifero-guarani-em-ribeirao-preto">zona de recarga do Aquífero Guarani</a>.</p>
`,
  },
  {
    slug: 'basquete-feminino-ribeirao-preto-vira-sobre-uberlandia-semifinal',
    title: 'Basquete feminino de Ribeirão Preto vira sobre Uberlândia no fim e está na semifinal',
    summary:
      'Mogiana chega a perder por 14 pontos, vence o Cerrado por 74 a 72 e fecha a série em 2 a 1; cesta decisiva sai a três segundos do estouro do cronômetro.',
    author: 'thiago',
    cities: ['ribeirao-preto-sp', 'uberlandia-mg'],
    tags: ['Esporte', 'Basquete', 'Mulheres'],
    hoursAgo: 43,
    content: `
<p>Faltavam três segundos quando Tainá Ferraz recebeu de costas para a cesta, girou sobre o pé esquerdo e soltou a bola por cima de duas marcadoras. Ela bateu no aro, subiu, bateu de novo e caiu. Com a cesta, a Mogiana venceu o Cerrado, de Uberlândia (MG), por 74 a 72, no ginásio do Jardim Paulista, e se classificou para a semifinal da liga interestadual de basquete feminino.</p>
<p>A vitória fechou em 2 a 1 a série melhor de três. O time mineiro havia vencido o primeiro jogo, em casa, por 68 a 61; a equipe paulista empatou no segundo, com um 70 a 66.</p>
<p>Durante três quartos, nada indicava festa. O Cerrado abriu 22 a 14 no primeiro período, chegou a ter 14 pontos de frente no segundo e foi para o intervalo com 41 a 31. A Mogiana cortou pouco no terceiro quarto, vencido por 20 a 18, e entrou nos dez minutos finais perdendo por 59 a 51.</p>
<p>Aí mudou a defesa. O técnico Aldo Perissinotto trocou a marcação individual por uma zona com duas alas adiantadas, e as visitantes, que tinham acertado nove bolas de três até então, não acertaram mais nenhuma. O último período terminou 23 a 13.</p>
<blockquote><p>“Eu disse a elas que o jogo não ia ser bonito. Ia ser de empurrar móvel pesado, um palmo de cada vez”, contou o treinador.</p></blockquote>
<p>Tainá, de 23 anos, terminou com 24 pontos, nove deles no quarto decisivo. A pivô Josiane Muller pegou 13 rebotes, e a armadora Bia Carlini distribuiu oito assistências. Pelo Cerrado, Lorrane Dias marcou 21 pontos e foi aplaudida pelas 2.300 pessoas que pagaram ingresso.</p>
<p>“Perdemos rebote na hora em que não podia. Mas esse grupo tem média de 21 anos e levou a série até a última bola”, avaliou a técnica do time de Uberlândia, Márcia Queiroga. A equipe volta às quadras no mês que vem, pelo campeonato mineiro.</p>
<h2>O que vem agora</h2>
<p>Na semifinal, a Mogiana enfrenta o Serra Azul, dono da melhor campanha da primeira fase, outra vez em melhor de três. O primeiro jogo será no sábado, às 18h, em Ribeirão Preto. Os ingressos custam R$ 20, com meia-entrada, e começam a ser vendidos três dias antes na secretaria do ginásio, das 9h às 17h. Crianças de até 12 anos não pagam.</p>
`,
  },
  {
    slug: 'armadilhas-de-ovos-zona-norte-antecipam-combate-a-dengue',
    title: 'Com 600 armadilhas de ovos, bairros da zona norte antecipam o combate à dengue',
    summary:
      'Em quatro meses, proporção de armadilhas com ovos do mosquito cai de 54% para 29% em Ribeirão Preto; método indica a quadra onde o agente deve bater primeiro.',
    author: 'marcos',
    cities: ['ribeirao-preto-sp'],
    tags: ['Saúde', 'Ciência', 'Dengue'],
    hoursAgo: 187,
    content: `
<p>Um vaso preto sem planta, um palmo d’água, uma tira de madeira prensada presa por um clipe. À primeira vista, o objeto pendurado no quintal da costureira Neide Sabino, no Parque Ribeirão Novo, parece justamente aquilo que os agentes de saúde passaram anos mandando jogar fora. É o contrário: a fêmea do <em>Aedes aegypti</em> põe os ovos na madeira áspera, e toda segunda-feira alguém vem buscá-los antes que virem mosquito.</p>
<p>A Secretaria da Saúde espalhou 600 dessas armadilhas, chamadas de ovitrampas, por cinco bairros da zona norte. O balanço dos primeiros quatro meses foi apresentado na semana passada ao Conselho Municipal de Saúde: na largada, 324 tinham ovos; na última coleta, 174. A proporção de armadilhas positivas caiu de 54% para 29%.</p>
<p>“O ovo fala antes do doente. Quando o caso aparece no posto, o mosquito já está voando há três semanas”, resume a bióloga Vânia Terossi, coordenadora de vigilância ambiental do município.</p>
<h2>Do microscópio ao portão</h2>
<p>As tiras recolhidas seguem para uma sala nos fundos do centro de controle de vetores, onde quatro técnicas contam ovos com lupa e contador manual. O número de cada endereço entra em um mapa refeito toda quarta-feira. Na quinta, as equipes saem com a lista das quadras mais carregadas.</p>
<p>Antes, o trabalho seguia a ordem das ruas. Um agente levava cerca de dois meses para percorrer seu setor, e voltava ao ponto de partida sem saber o que tinha mudado. “Agora eu chego e digo: dona Neide, a sua quadra deu 180 ovos, vamos achar o criadouro. A conversa é outra”, conta o agente Wesley Granado, há 11 anos na função.</p>
<p>No caso da costureira, o criadouro não estava na casa dela. Estava na calha do vizinho, entupida por folhas de mangueira.</p>
<h2>Cautela com os números</h2>
<p>Nos cinco bairros, os casos confirmados passaram de 212, nos quatro meses correspondentes do ano passado, para 121, uma queda de 43%. No restante da cidade, a redução foi de 18%. O epidemiologista Renato Bassoli, professor de uma universidade pública que acompanha o projeto, pede prudência.</p>
<p>“Há um efeito provável, mas um ano só não basta. Tipo de vírus em circulação, chuva e imunidade da população mudam muito de uma temporada para outra”, diz. O grupo dele vai comparar os dados com os de cinco bairros vizinhos, sem armadilhas, por mais dois verões.</p>
<p>O custo ajuda. Cada ovitrampa sai por R$ 14, e a troca semanal da tira, por R$ 0,90. O gargalo é gente: para levar o método a toda a cidade, a secretaria calcula precisar de 5.200 armadilhas e de mais 26 técnicos de laboratório. Um concurso com 12 vagas está previsto para o segundo semestre.</p>
<p>A presidente do Conselho, a enfermeira aposentada Iolanda Faccio, cobrou que a expansão não esvazie as visitas de rotina. “Armadilha não substitui agente. Mostra onde ele faz falta”, afirmou.</p>
<h2>Como colaborar</h2>
<ul>
<li><strong>Quem tem ovitrampa em casa</strong> não deve trocar a água, mudar o vaso de lugar nem aplicar inseticida num raio de dois metros.</li>
<li><strong>Quem quer receber uma</strong> pode se inscrever no posto de saúde do bairro; a prioridade é de imóveis com alguém em casa às segundas-feiras.</li>
<li><strong>Em caso de febre, dor no corpo ou manchas na pele</strong>, procure a unidade de saúde e não tome remédio por conta própria.</li>
</ul>
`,
  },
  {
    slug: 'preco-de-beber-do-aquifero-guarani-em-ribeirao-preto',
    title: 'Poços mais fundos, conta mais alta: o preço de beber do Aquífero Guarani',
    summary:
      'Análise de 22 anos de medições em 41 poços de Ribeirão Preto mostra que, sob o centro, a água está 31 metros mais baixa. Enquanto isso, 38% do que se bombeia se perde no caminho.',
    author: 'joana',
    cities: ['ribeirao-preto-sp'],
    tags: ['Água', 'Meio ambiente', 'Ciência', 'Aquífero Guarani'],
    hoursAgo: 511,
    premium: true,
    content: `
<p>O barulho vem de debaixo do chão. Na casa de bombas da Vila Mariana Velha, o operador Lázaro Simonetti encosta a palma da mão no cano de aço, como quem toma o pulso de um doente. “Está puxando bem”, diz. Há 19 anos ele faz a mesma ronda, e há 19 anos anota num caderno de capa dura a profundidade em que a água aparece. Na primeira página, 64 metros. Na última, preenchida na manhã em que a reportagem o acompanhou, 91.</p>
<p>Ribeirão Preto bebe do subsolo. Cada copo servido na cidade sai do Aquífero Guarani, a esponja de arenito que se estende por quatro países e que, aqui, abastece sozinha cerca de 700 mil pessoas. É água boa, que pede pouco tratamento. E é água que desce.</p>
<p>Durante três meses, a reportagem reuniu as medições de 41 poços municipais com séries contínuas de 22 anos, obtidas por meio de pedidos de acesso à informação, e pediu que dois hidrogeólogos conferissem as contas. Nos 14 poços da área central, o nível caiu 31 metros, na mediana. Nos 15 das zonas norte, sul e oeste, 17 metros. Nos 12 da zona leste, onde o arenito aflora e a chuva consegue se infiltrar, a queda foi de seis metros.</p>
<h2>Um funil sob o centro</h2>
<p>“Imagine um milk-shake com muitos canudos no mesmo canto do copo”, compara a hidrogeóloga Teresa Monjardim, professora de uma universidade estadual, que estuda o aquífero há duas décadas. Bombeada por poços próximos demais, a água forma um cone de rebaixamento, um funil invisível cujo centro coincide com os bairros mais antigos.</p>
<p>O funil não significa que a cidade vá secar amanhã. O Guarani tem, neste trecho, mais de cem metros de espessura saturada. Significa que cada metro custa mais. “O esgotamento, aqui, chega primeiro pela conta de luz”, diz a pesquisadora.</p>
<p>Chegou. No ano passado, a autarquia de água gastou R$ 58,4 milhões com energia para bombeamento. Cinco anos antes, em valores corrigidos pela inflação, tinham sido R$ 41,2 milhões. O aumento é de 41,7%, num período em que o volume captado cresceu 9%.</p>
<p>No mesmo intervalo, 17 bombas foram rebaixadas dentro dos poços e quatro poços acabaram abandonados, porque a água ficou abaixo do trecho em que o equipamento podia trabalhar.</p>
<h2>Trinta e oito litros pelo caminho</h2>
<p>Há uma maneira mais barata de obter água, e ela está na rua. De cada 100 litros retirados do aquífero, 38 não chegam a hidrômetro nenhum, segundo o relatório anual da autarquia. Uma parte é ligação clandestina; a maior, vazamento em uma rede que, em 640 dos seus 2.300 quilômetros, ainda é de ferro fundido ou cimento-amianto.</p>
<p>“Se a perda caísse para 25%, que é uma meta modesta, poderíamos desligar um poço em cada seis”, calcula o engenheiro sanitarista Durval Pacheco, que assina o estudo encomendado pelo comitê da bacia. A conta dele: para entregar os mesmos 62 litros que hoje chegam às casas, bastaria bombear 83 em vez de 100.</p>
<p>A superintendente da autarquia, Regina Alcântara, não contesta o número. Afirma que 118 km de tubulação foram trocados nos últimos três anos. “Estamos trocando quase 40 km por ano; o ideal seria o dobro”, diz. Nesse passo, os trechos antigos que restam levariam 16 anos para desaparecer.</p>
<h2>Onde a chuva entra</h2>
<p>A outra ponta do problema fica a leste, depois do anel viário, onde o pasto vira areia vermelha. É ali que o aquífero se recarrega. E é ali que a cidade cresce.</p>
<p>Imagens de satélite analisadas a pedido da reportagem mostram que a área impermeabilizada na zona de recarga passou de 1.900 ha para 3.100 ha em 22 anos. O Plano Diretor limita a ocupação e exige que os loteamentos mantenham parte do solo livre, mas a fiscalização é feita por quatro servidores. De 26 empreendimentos aprovados desde a última revisão, nove não entregaram o laudo de infiltração exigido na licença.</p>
<p>A Secretaria de Planejamento diz ter notificado os nove e promete multa a quem não apresentar o documento em 90 dias. O diretor da associação que reúne os loteadores, Fábio Zanirato, considera a regra “correta no papel e confusa no balcão”: segundo ele, o município levou um ano e meio para definir o modelo do laudo.</p>
<p>No assentamento que margeia a zona de recarga, a agricultora Maria Ivone Leal mostra outra saída. Com 48 famílias, ela planta agrofloresta em curva de nível, sobre a areia que engole qualquer enxurrada. “Aqui a chuva não corre, ela some”, diz. “O pessoal da cidade acha que a água nasce na torneira. Nasce embaixo do meu pé de mandioca.”</p>
<h2>O que está em discussão</h2>
<ul>
<li>Um limite de bombeamento para o centro, com transferência de captação para a periferia, em análise no comitê da bacia.</li>
<li>Captação complementar em rio, a cerca de 40 km, estimada em R$ 690 milhões e sem financiamento definido.</li>
<li>Pagamento a proprietários que mantenham solo permeável na zona leste, previsto em projeto que a Câmara deve votar até o fim do semestre.</li>
</ul>
<p>No fim da ronda, Simonetti fecha o caderno e o guarda na gaveta. Aposenta-se em oito meses. O sistema novo, com sensores, já transmite tudo a uma sala de controle, e ninguém mais precisará escrever à mão. Ele fez um último pedido à chefia: que digitalizem as páginas. “Máquina guarda número”, diz. “Mas a água descendo, um pouquinho por ano, eu é que vi.”</p>
`,
  },
  {
    slug: 'amendoim-ocupa-canavial-em-reforma-e-paga-parte-do-replantio',
    title: 'Amendoim ocupa canavial em reforma e paga parte do replantio da cana na região',
    summary:
      'Área da leguminosa na região de Ribeirão Preto cresce 22,6% e chega a 38 mil hectares; chuva na colheita e falta de secadores são os riscos da conta.',
    author: 'rafael',
    cities: ['ribeirao-preto-sp'],
    tags: ['Agro', 'Economia', 'Cana-de-açúcar'],
    hoursAgo: 983,
    content: `
<p>A conta cabe nas costas de um envelope, e é ali que o produtor Edson Tavolaro costuma fazê-la. Todo ano ele arranca e replanta 40 dos seus 240 hectares de cana, porque a soqueira, depois de seis cortes, já não paga o diesel da colhedora. Até há pouco tempo, a terra passava meses nua, à espera da muda. Agora dá amendoim.</p>
<p>Na última safra, Tavolaro colheu 190 sacas de 25 kg por hectare e vendeu cada uma a R$ 92. Receita: R$ 17.480 por hectare. Descontados R$ 12.900 de semente, defensivo, operação e secagem, sobraram R$ 4.580 — o equivalente a 41% dos R$ 11.200 que ele gasta para reformar a mesma área de canavial. Nos 40 hectares, a sobra foi de R$ 183.200.</p>
<p>“A cana é o meu negócio. O amendoim é quem me deixa continuar nele”, diz o fornecedor, que planta na divisa de Ribeirão Preto com os municípios a oeste.</p>
<h2>Avanço sobre a terra parada</h2>
<p>Contas assim explicam o avanço da leguminosa. Segundo a associação regional de fornecedores de cana, a área com amendoim em rotação passou de 31 mil para 38 mil hectares em duas safras, alta de 22,6%. Quase tudo é lavoura de reforma, semeada depois da última colheita da cana e arrancada a tempo de receber a muda nova.</p>
<p>O ganho não se resume à venda. Pesquisas de um centro agronômico público instalado na região indicam que a cana plantada depois da leguminosa rende, no primeiro corte, de 6% a 11% a mais do que a que sucede ao solo descoberto. “As raízes deixam nitrogênio e quebram o ciclo de nematoides. O produtor aduba menos e colhe mais”, afirma a agrônoma Lívia Castellar, responsável pelos ensaios.</p>
<p>Há também a erosão. Em solo arenoso, uma chuva de 80 mm sobre a terra gradeada pode levar, de um hectare, mais de dez toneladas. Com a lavoura fechada, a perda medida nos ensaios caiu para menos de duas.</p>
<h2>Três semanas de risco</h2>
<p>O envelope, porém, tem verso. O amendoim é arrancado, virado com as vagens para cima e deixado no campo de dois a cinco dias para secar. Se chove nessa janela, o grão mofa e pode desenvolver aflatoxina, substância tóxica que fecha o mercado de exportação. Em fevereiro, um temporal de três dias condenou o lote de 11 produtores da região; a carga, que valeria R$ 92 a saca, foi vendida para óleo a R$ 51.</p>
<p>A proteção seria secar logo, mas falta máquina. A região tem capacidade para secar 5.600 toneladas por dia, e no pico da colheita chegam 7.200, nas contas da cooperativa que reúne 430 famílias. “Na última safra houve fila de 14 horas de caminhão. Grão úmido em fila é prejuízo em formação”, diz o gerente industrial da cooperativa, Norberto Guidi.</p>
<p>A entidade anunciou investimento de R$ 64 milhões em uma unidade com 24 secadores, capaz de processar 1.800 toneladas por dia — o bastante, no papel, para cobrir a diferença de 1.600. A obra deve ficar pronta em 18 meses e abrir 140 vagas, a maioria na seleção de grãos.</p>
<h2>Quem planta na terra dos outros</h2>
<p>Nem sempre o dono do canavial é quem semeia. Perto de 60% da área é cultivada por arrendatários especializados, que rodam o interior com máquinas próprias e devolvem a terra pronta para a muda. Sueli Bertazzo, 38, começou com 15 hectares emprestados de um tio e hoje planta 310, em sete propriedades.</p>
<p>“O fornecedor recebe o solo corrigido; eu fico com o grão. Não tem aluguel em dinheiro”, explica. O arranjo pede confiança: um atraso de dez dias no arranquio atrasa a cana do vizinho por uma safra inteira. Por isso, conta, o contrato dela tem três páginas, e duas falam só de calendário.</p>
<p>A cooperativa abre em maio as inscrições para um curso gratuito de 40 horas sobre regulagem de arrancadores, com 60 vagas. Metade é reservada a filhos de agricultores de até 29 anos.</p>
`,
  },
  {
    slug: 'barbearia-do-ipiranga-vira-clube-de-leitura',
    title: 'Barbearia do Ipiranga vira clube de leitura e empresta 1.400 livros em um ano',
    summary:
      'Em Ribeirão Preto, quem lê em voz alta enquanto espera ganha desconto no corte; projeto nasceu de uma estante de 30 volumes e já tem filiais em três salões.',
    author: 'beatriz',
    cities: ['ribeirao-preto-sp'],
    tags: ['Cultura', 'Literatura', 'Juventude'],
    hoursAgo: 1731,
    content: `
<p>— Pode virar a página, que eu espero.</p>
<p>Quem fala é o barbeiro. Quem vira a página, com cuidado para não mexer a cabeça, é Kauã, 11 anos, metade do cabelo cortado, um romance de piratas aberto sobre a capa preta. Na cadeira ao lado, um senhor de espuma no rosto quer saber se o capitão morre. “Sem adiantar!”, protesta o menino. O salão inteiro ri.</p>
<p>É sábado de manhã na Barbearia Dois Irmãos, no Ipiranga, zona norte de Ribeirão Preto. Desde que pregou na parede uma estante com 30 livros ganhos de uma cliente, o barbeiro Jéferson Amâncio, 34, vê acontecer uma coisa que não tinha planejado: gente que chega mais cedo do que precisa. No primeiro ano, completado em março, o caderno de empréstimos registrou 1.412 retiradas. Sumiram 23 volumes. “Espero que estejam sendo lidos”, diz ele.</p>
<p>A regra cabe num cartaz escrito à mão. Menor de 16 anos que ler em voz alta para os demais, por dez minutos, paga R$ 20 em vez de R$ 30 pelo corte. Adulto leva livro sem ficha, sem multa e sem prazo, desde que conte, na volta, o que achou.</p>
<h2>Entre a tesoura e o terror</h2>
<p>Amâncio estudou até o primeiro ano do ensino médio e pegou gosto por livro já adulto, durante uma internação. A enfermeira lhe emprestou um romance policial; ele saiu do hospital sem saber quem era o assassino e passou uma semana atrás de outro exemplar. “Pensei: se aconteceu comigo, que não abria nem bula, acontece com qualquer um.”</p>
<p>O acervo tem hoje 860 títulos, todos doados. Os mais disputados são histórias de terror, quadrinhos e biografias de jogadores. Poesia demorou a sair da estante, até que o aposentado Benedito Rosa, 72, decidiu dizer de cor um soneto enquanto lhe aparavam as costeletas. Na semana seguinte, três rapazes pediram “aquele do amor que acaba”.</p>
<p>Na última quinta-feira do mês, as cadeiras giram para o centro e o salão fecha para a roda de conversa, que reúne de 25 a 40 pessoas. A mediação é da bibliotecária Andréa Sgarbi, que trabalha em uma escola estadual do bairro e soube do projeto quando um aluno, conhecido por dormir na aula, entregou uma resenha sem ninguém pedir.</p>
<blockquote><p>“A biblioteca da escola é boa, mas para esse menino era território da nota. Na barbearia, o livro era assunto de homem que ele admira”, afirma Andréa.</p></blockquote>
<h2>Efeito na vizinhança</h2>
<p>Outros três salões copiaram a ideia: dois no próprio Ipiranga e um de cabeleireiras, no Jardim Presidente, onde a estante fica ao lado dos secadores e a roda discute autoras brasileiras. “Aqui ninguém precisa de desconto para falar. Precisa é de alguém que mande parar”, brinca a dona, Cleonice Vidal.</p>
<p>Para o sociólogo Marcelo Trevizan, que pesquisa práticas de leitura na periferia, o que funciona é a falta de solenidade. “Espera-se o corte como se espera o ônibus. O livro entrou no tempo morto, que antes era do celular, e entrou acompanhado de conversa”, observa.</p>
<p>O próximo passo é imprimir uma coletânea com 20 crônicas escritas pelos frequentadores. A tiragem, de 300 exemplares, será paga com uma rifa de 12 cortes de cabelo. Kauã já entregou a sua. É sobre um pirata que tem medo de máquina zero.</p>
<p><strong>Para doar:</strong> os quatro salões recebem livros de terça a sábado, das 9h às 18h. Didáticos e enciclopédias não são aceitos, por falta de espaço.</p>
`,
  },
]
