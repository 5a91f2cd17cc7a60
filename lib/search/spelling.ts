import { fold } from '../text/text.ts'

/**
 * Words of every day that a newspaper may not have printed yet. A search for one that finds nothing was no typing mistake: it is not turned into
 * another word (“jogo de ontem” into “mantêm”).
 */
const everyday = `
ontem hoje amanhã anteontem agora cedo tarde manhã noite madrugada meio-dia meia-noite semana semanal mês meses mensal ano anos anual dia dias diário
hora horas minuto minutos segundo segundos século década data datas prazo vez vezes janeiro fevereiro março abril maio junho julho agosto setembro
outubro novembro dezembro segunda terça quarta quinta sexta sábado domingo feriado férias verão outono inverno primavera natal carnaval páscoa
um dois três quatro cinco seis sete oito nove dez onze doze vinte trinta quarenta cinquenta cem cento mil milhão milhões primeiro primeira último
última próximo próxima passado passada novo nova novos novas velho velha antigo antiga grande grandes pequeno pequena maior menor melhor pior bom boa
bons boas mau ruim alto alta baixo baixa longo longa curto curta certo certa errado errada livre cheio cheia vazio vazia aberto aberta fechado fechada
homem homens mulher mulheres menino menina criança crianças jovem jovens idoso idosa idosos pai mãe pais filho filha filhos irmão irmã avô avó tio tia
primo prima neto neta marido esposa casal família famílias amigo amiga amigos vizinho vizinha gente pessoa pessoas povo morador moradores senhor senhora
casa casas apartamento prédio prédios quarto sala cozinha banheiro porta janela parede teto chão quintal jardim rua ruas avenida praça bairro bairros
centro cidade cidades município estado estados país países capital interior zona rural urbano urbana região norte sul leste oeste mundo brasil brasileiro
brasileira brasileiros terra campo fazenda sítio mato floresta árvore árvores flor flores folha fruta frutas rio rios lago lagoa mar praia ilha serra
montanha morro vale sol lua céu chuva chuvas vento ventos frio calor seca neve nuvem temporal enchente alagamento incêndio fogo água ar tempo clima
previsão temperatura comida almoço jantar café leite pão arroz feijão carne frango peixe ovo ovos queijo açúcar sal óleo farinha bolo doce bebida cerveja
vinho suco receita cardápio restaurante bar padaria mercado feira supermercado farmácia loja lojas compra compras venda vendas preço preços valor valores
dinheiro real reais conta contas banco bancos cartão crédito dívida dívidas juro juros imposto impostos taxa taxas multa multas salário salários renda
emprego empregos desemprego trabalho trabalhador trabalhadora trabalhadores vaga vagas concurso concursos edital inscrição inscrições greve empresa
empresas indústria fábrica comércio negócio negócios economia inflação dólar escola escolas aula aulas aluno aluna alunos professor professora professores
faculdade universidade curso cursos prova provas enem vestibular livro livros biblioteca creche merenda ensino educação saúde hospital hospitais médico
médica médicos enfermeira posto postos vacina vacinas remédio remédios doença doenças dengue gripe covid febre dor exame exames consulta cirurgia
atendimento fila filas ônibus carro carros moto motos bicicleta caminhão caminhões trem metrô avião aeroporto rodoviária estrada estradas rodovia ponte
pontes trânsito acidente acidentes viagem viagens passagem passagens tarifa tarifas combustível gasolina etanol diesel polícia policial policiais
delegacia crime crimes roubo roubos furto furtos assalto homicídio morte mortes morto morta mortos ferido ferida feridos preso presa presos prisão cadeia
arma armas droga drogas tráfico justiça juiz juíza juízes tribunal processo advogado advogada lei leis direito direitos governo governador governadora
prefeito prefeita prefeitura câmara vereador vereadora vereadores deputado deputada deputados senador senadora senado presidente ministro ministra
secretário secretária secretaria partido partidos político política políticos eleição eleições voto votos votação candidato candidata candidatos campanha
projeto projetos obra obras reforma protesto protestos reunião audiência decisão notícia notícias jornal rádio televisão internet celular telefone foto
fotos vídeo vídeos filme filmes cinema teatro música músicas show shows festa festas festival dança arte artista artistas cantor cantora banda museu
exposição cultura turismo esporte esportes futebol jogo jogos jogador jogadora jogadores time times gol gols placar resultado resultados partida partidas
campeonato copa torneio final semifinal vitória derrota empate técnico treino estádio corrida vôlei basquete igreja missa padre pastor deus santo santa
cachorro cachorros gato gatos cavalo boi vaca galinha animal animais bicho lixo esgoto luz energia gás poste iluminação buraco buracos asfalto calçada
fazer faz fez feito dizer diz disse dito dar deu dado ver viu visto vir veio ir poder pode podem pôde querer quer quis saber sabe soube falar fala falou
ficar fica ficou passar passa passou chegar chega chegou sair sai saiu entrar entra entrou abrir abre abriu fechar fecha fechou começar começa começou
terminar termina terminou ganhar ganha ganhou perder perde perdeu comprar comprou vender vende vendeu pagar paga pagou receber recebe recebeu mudar muda
mudou morrer morre morreu nascer nasceu viver vive vivo viva morar mora correr corre cair cai caiu subir sobe subiu descer desce desceu parar para parou
ajudar ajuda procurar procura achar acha achou pedir pede pediu usar usa usou comer come beber dormir acordar estudar trabalhar jogar joga jogou levar
leva levou trazer trouxe mandar manda mandou mostrar mostra mostrou deixar deixa deixou manter mantém mantêm`

const known = new Set(fold(everyday).split(/\s+/))

/** Whether a folded word is one of every day. */
export const isEverydayWord = (word: string): boolean => known.has(word)

/** The most slips by which a word becomes another one that may have been meant. */
export const mostSlips = (word: string): number => (word.length < 8 ? 1 : 2)

/** The slips between two words: a letter more, less or other, or two neighbours in each other's place. */
export function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(one.length, other.length)
}

/** A word with each two neighbouring letters in each other's place. */
export const swapsOf = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2)).filter(
    swap => swap !== word,
  )

interface Candidate {
  word: string
  /** The share of the groups of three letters that both words have. */
  likeness: number
}

/** The candidates near enough to a word, the likeliest first: fewest slips, letters in each other's place before others. */
export function likeliest<Each extends Candidate>(word: string, candidates: readonly Each[]): Each[] {
  const swaps = new Set(swapsOf(word))
  const slips = new Map(candidates.map(({ word: other }) => [other, slipsBetween(word, other)]))
  const rank = ({ word: other }: Candidate) => (slips.get(other) ?? Infinity) - (swaps.has(other) ? 0.5 : 0)
  return candidates
    .filter(({ word: other }) => (slips.get(other) ?? Infinity) <= mostSlips(word))
    .sort((one, other) => rank(one) - rank(other) || other.likeness - one.likeness || (one.word < other.word ? -1 : 1))
}
