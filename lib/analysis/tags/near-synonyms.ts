import { tagStems } from './tag-stems.ts'

/** Tags of which a text gets one: they say the same to a reader who looks for one of them. */
const lines = `
saúde; saúde pública; sistema de saúde; rede de saúde
vacinação; vacina; imunização; campanha de vacinação
dengue; Aedes aegypti; mosquito da dengue; mosquito
hospital; santa casa
UPA; unidade de pronto atendimento; pronto atendimento
medicamentos; remédios; farmácia
falta de médicos; médico
educação; ensino; educação pública; rede de ensino
ensino superior; faculdade
educação infantil; creche
estudantes; alunos; universitários
professores; magistério; docentes
qualificação profissional; capacitação; educação profissional; curso profissionalizante; ensino profissionalizante
cursos gratuitos; cursos; curso; curso técnico
concurso público; concurso
segurança pública; segurança; polícia; policiais; crime; crimes; criminalidade
polícia civil; delegacia; delegado
polícia militar; PM; brigada militar; batalhão
Polícia Rodoviária Federal; PRF
polícia federal; PF
ministério público; MP; promotoria; promotor
Ministério Público Federal; MPF
prisão; preso; flagrante; prisão em flagrante
sistema prisional; presídio; penitenciária; cadeia; detentos
investigação; inquérito
tráfico de drogas; tráfico
drogas; entorpecentes; apreensão de drogas
homicídio; assassinato
violência contra a mulher; violência doméstica; direitos da mulher
abuso sexual; estupro; violência sexual
roubo; assalto
furto; arrombamento
golpe; estelionato; golpista
crime organizado; facção criminosa; facção; organização criminosa
justiça; decisão judicial; juiz
condenação; condenado; pena
julgamento; júri; tribunal do júri; júri popular
trânsito; tráfego; veículos; motoristas
acidente de trânsito; acidente; colisão; batida; mortes no trânsito
rodovias; estradas
motociclistas; moto
transporte público; transporte coletivo; transporte; transporte urbano
ônibus; linha de ônibus
tarifa de ônibus; tarifa; passagem
tarifa zero; passe livre
mobilidade urbana; mobilidade
bicicletas; ciclovia; ciclofaixa; ciclistas
aviação; voos; avião; aeronave
navegação; embarcação; barco; navio
ferrovia; trem; trilhos
portos; terminal portuário
bombeiros; corpo de bombeiros
incêndio; fogo; chamas
incêndio florestal; queimadas
resgate; salvamento
temporal; tempestade; vendaval
enchente; alagamento; inundação; cheia
desabrigados; desalojados
seca; estiagem
clima; previsão do tempo; meteorologia; tempo
situação de emergência; emergência; calamidade pública
câmara municipal; vereadores; câmara de vereadores; câmara
assembleia legislativa; deputados
governo federal; ministério
governo estadual; governo do estado
eleições; eleitor; urnas; votos
projeto de lei; lei; legislação; lei municipal
servidores públicos; servidores; funcionalismo
impostos; tributos
licitação; edital; pregão
greve; paralisação
protesto; manifestação
reajuste salarial; aumento salarial
emprego; vagas de emprego; vagas; contratação
desemprego; demissões
inflação; preços; alta de preços
dívidas; inadimplência; endividamento
crédito; empréstimo; financiamento
comércio; varejo; lojas; vendas; lojistas; comerciantes
direitos do consumidor; consumidor; defesa do consumidor; consumo
indústria; fábrica; produção industrial
mercado imobiliário; imóveis
exportação; comércio exterior
combustíveis; gasolina
agronegócio; agropecuária
produtores rurais; produtores; agricultores
safra; colheita; safra de grãos; grãos
agricultura familiar; pequenos produtores
pecuária; gado; boi; rebanho; bovinos
suinocultura; porco; suínos
avicultura; frango; granja
café; cafeicultura; cafeicultores
fruticultura; frutas
pesca; pescadores
peixe; pescado
povos indígenas; indígenas; aldeia
quilombolas; quilombo
meio ambiente; natureza; ecologia
conservação; preservação; preservação ambiental
árvores; arborização; mudas
animais; cães; gatos; cachorro; pets
animais silvestres; fauna; fauna silvestre
mudanças climáticas; aquecimento global
lixo; coleta de lixo; resíduos; limpeza urbana
reciclagem; coleta seletiva; catadores; recicláveis
saneamento; esgoto; saneamento básico
abastecimento de água; falta de água; abastecimento; água; racionamento; rodízio de água
energia elétrica; luz; energia
apagão; falta de energia; queda de energia; blecaute
energia solar; painéis solares
obras; construção; obras públicas
pavimentação; asfalto; recapeamento
habitação; moradia; casa própria; casas populares
pessoas em situação de rua; moradores de rua; população de rua
pessoas com deficiência; deficiência
idosos; terceira idade
crianças; infância
adolescentes; juventude; jovens
pesquisa; pesquisadores; estudo; pesquisa científica
esporte; esportes; competição
futebol; jogo; partida
campeonato brasileiro; Brasileirão
campeonato estadual; estadual
torcida; torcedores
estádio; gramado; arquibancada
corrida de rua; corrida; maratona
cultura; arte; artes
artesanato; artesãos; artesã
música; músicos; banda; cantora
música clássica; orquestra; concerto; música erudita
show; apresentação
teatro; peça de teatro
literatura; livros
cinema; filme; audiovisual
exposição; mostra
eventos; festa; programação
festa junina; festejos juninos; arraial; São João
carnaval; folia; foliões
religião; fé; fiéis; religiosidade
igreja católica; igreja; católicos
romaria; romeiros; peregrinação; turismo religioso
festa religiosa; procissão; padroeira
turismo; turistas; visitantes
hotelaria; pousadas; hotel
praia; litoral; mar
agenda cultural; agenda; programação cultural
patrimônio histórico; patrimônio; patrimônio cultural; tombamento
cultura popular; tradição; folclore
história; memória
gastronomia; culinária; comida
bares e restaurantes; bares; restaurantes
falecimento; mortes; óbito; obituário; nota de pesar
luto; velório; sepultamento
solidariedade; doações
voluntariado; voluntários
serviços; atendimento; serviços públicos
opinião; artigo
imprensa; jornalismo; jornal
mineração; minério
internet; rede
Ministério da Educação; MEC
Fiocruz; Fundação Oswaldo Cruz
Anvisa; Agência Nacional de Vigilância Sanitária
Conab; Companhia Nacional de Abastecimento
Inmet; Instituto Nacional de Meteorologia
Funai; Fundação Nacional dos Povos Indígenas
Ibama; Instituto Brasileiro do Meio Ambiente
INSS; Instituto Nacional do Seguro Social
Enem; Exame Nacional do Ensino Médio
Samu; Serviço de Atendimento Móvel de Urgência
Supremo Tribunal Federal; STF; Supremo
Caixa; Caixa Econômica Federal
`

const groups = new Map<string, number>()
for (const [n, line] of lines.trim().split('\n').entries())
  for (const tag of line.split('; ')) if (!groups.has(tagStems(tag))) groups.set(tagStems(tag), n)

/** Whether two tags, by the keys of their stems, say nearly the same, as “PRF” and “Polícia Rodoviária Federal” do: a text gets one of them. */
export function areNearSynonyms(a: string, b: string): boolean {
  const group = groups.get(a)
  const [head = ''] = a.split(' ')
  return (
    (group !== undefined && group === groups.get(b)) ||
    initialsOf(a) === b ||
    initialsOf(b) === a ||
    // “Câmara Municipal” and “Câmara de Sinop”
    (/^(?:camar|prefeitur)$/.test(head) &&
      b.startsWith(`${head} `) &&
      a !== b &&
      !a.includes('deputad') &&
      !b.includes('deputad'))
  )
}

const initialsOf = (key: string): string =>
  key
    .split(' ')
    .map(part => part.charAt(0))
    .join('')
