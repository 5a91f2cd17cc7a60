import { states } from '../../imports/place-names.ts'

/** What one must know of Brazil to read where a text is, beside the list of municipalities. All words folded. */

const table = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split(';')
      .map(pair => pair.trim().split('=') as [string, string]),
  )

/** Words of a list, folded; a name of several words is joined by `_`. */
const list = (text: string) =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .map(word => word.replaceAll('_', ' ')),
  )

export const stateNames: ReadonlyMap<string, string> = new Map([...Object.entries(states), ['minas', 'MG']])

/** States with an article: “o Paraná”, “a Bahia”. The others have none: “em Goiás”. */
export const stateArticles: Record<string, 'o' | 'a'> = {
  ...{ AC: 'o', AP: 'o', AM: 'o', BA: 'a', CE: 'o', DF: 'o', ES: 'o', MA: 'o', PA: 'o', PB: 'a', PR: 'o', PI: 'o' },
  ...{ RJ: 'o', RN: 'o', RS: 'o', TO: 'o' },
}

/** Demonyms of the states, masculine singular. */
const stateDemonyms =
  table(`acreano=AC; acriano=AC; alagoano=AL; amapaense=AP; amazonense=AM; baiano=BA; cearense=CE; capixaba=ES; goiano=GO;
maranhense=MA; mato-grossense=MT; sul-mato-grossense=MS; mineiro=MG; paraense=PA; paraibano=PB; paranaense=PR; pernambucano=PE; piauiense=PI;
fluminense=RJ; potiguar=RN; norte-rio-grandense=RN; gaucho=RS; sul-rio-grandense=RS; rondoniense=RO; rondoniano=RO; roraimense=RR; catarinense=SC;
barriga-verde=SC; paulista=SP; sergipano=SE; tocantinense=TO`)

/** The state of each form of a demonym: “paranaenses”, “mineira”. */
export const statesByDemonym: ReadonlyMap<string, string> = new Map(
  Object.entries(stateDemonyms).flatMap(([word, state]) => formsOf(word).map(form => [form, state] as const)),
)

/** Masculine, feminine, and their plurals, of a folded adjective. */
export function formsOf(word: string): string[] {
  const feminine = word.endsWith('o') ? `${word.slice(0, -1)}a` : word.endsWith('es') ? `${word.slice(0, -2)}esa` : word
  return [...new Set([word, feminine, `${word}s`, `${feminine}s`])]
}

export const capitals: Record<string, string> =
  table(`AC=rio-branco-ac; AL=maceio-al; AP=macapa-ap; AM=manaus-am; BA=salvador-ba; CE=fortaleza-ce; DF=brasilia-df;
ES=vitoria-es; GO=goiania-go; MA=sao-luis-ma; MT=cuiaba-mt; MS=campo-grande-ms; MG=belo-horizonte-mg; PA=belem-pa; PB=joao-pessoa-pb; PR=curitiba-pr;
PE=recife-pe; PI=teresina-pi; RJ=rio-de-janeiro-rj; RN=natal-rn; RS=porto-alegre-rs; RO=porto-velho-ro; RR=boa-vista-rr; SC=florianopolis-sc;
SP=sao-paulo-sp; SE=aracaju-se; TO=palmas-to`)

/** Short names that newspapers use for one city. */
export const nicknames: Record<string, string> =
  table(`rio=rio-de-janeiro-rj; bh=belo-horizonte-mg; floripa=florianopolis-sc; sampa=sao-paulo-sp; foz=foz-do-iguacu-pr; poa=porto-alegre-rs;
jampa=joao-pessoa-pb; s paulo=sao-paulo-sp; s bernardo=sao-bernardo-do-campo-sp; sao bernardo=sao-bernardo-do-campo-sp; sao caetano=sao-caetano-do-sul-sp; braganca=braganca-paulista-sp;
cachoeiro=cachoeiro-de-itapemirim-es; caxias=caxias-do-sul-rs; mogi=mogi-das-cruzes-sp; conquista=vitoria-da-conquista-ba; campos=campos-dos-goytacazes-rj; rio preto=sao-jose-do-rio-preto-sp; sao jose dos campos=sao-jose-dos-campos-sp; jaboatao=jaboatao-dos-guararapes-pe; vitoria de santo antao=vitoria-de-santo-antao-pe`)

/** Cities with an article: “no Recife”, “do Crato”. Any other city after one is a club, a person or a thing. */
export const withArticle =
  list(`rio rio_de_janeiro recife crato guaruja chui cabo cabo_de_santo_agostinho serra lapa rio_grande assu acu ipojuca palhoca paulista conde carmo
prado bonfim gama porto barra estancia eusebio aracati ico iguatu caruaru embu guara`)

/** Of these the ones that nobody writes without. */
export const alwaysWithArticle = list('rio rio_de_janeiro recife guaruja crato')

/** Cities that other clubs of the country bear as their name. */
export const clubs =
  list(`santos londrina criciuma fortaleza vitoria juventude guarani mirassol cascavel maringa caxias brusque joinville floresta altos anapolis pouso_alegre ypiranga
sao_jose sao_bernardo manaus sao_paulo bahia ceara goias parana amazonas sergipe coritiba botafogo volta_redonda sampaio_correa confianca santa_cruz nautico
barretos sorocaba sertaozinho batatais rio_branco rio_preto rio_claro velo_clube noroeste marilia linense penapolense portuguesa santo_andre sao_caetano oeste
osasco suzano barueri campinas bauru franca mogi mogi_das_cruzes minas praia taubate jacarei jaragua joacaba marechal_rondon umuarama pato pato_branco campo_mourao
foz assoeva toledo cianorte rio_verde itumbiara aparecidense gremio_anapolis iguatu ferroviario barbalha horizonte maracana petrolina salgueiro caruaru
central jequie itabuna ilheus feira_de_santana juazeiro atletico_de_alagoinhas alagoinhas cuiaba dourados operario tocantinopolis palmas gurupi manauara humaita
porto_velho guapore trem macapa santana imperatriz moto_club caxias_do_sul pelotas lajeado avai hercilio_luz concordia chapeco camboriu marcilio_dias nacao figueirense
america uberlandia tombense patrocinense ipatinga democrata villa_nova itabirito betim boa varginha ponte_preta sobral luziania inhumas`)

/** Sport, in words that stand in few other texts. */
export const sportWords =
  list(`gol gols rodada campeonato tecnico treinador elenco torcida torcedor torcedores empate empatou goleada goleou placar escanteio zagueiro atacante goleiro volante
meia lateral gramado estadio arbitro partida clube time equipe mandante visitante rebaixamento acesso returno turno brasileirao libertadores serie_a serie_b serie_c
serie_d quadrangular mata-mata artilheiro camisa contratacao reforco escalacao amistoso futsal volei basquete`)

export const countries =
  list(`argentina uruguai paraguai bolivia chile peru colombia venezuela equador guiana suriname mexico cuba panama canada estados_unidos eua espanha portugal franca italia
alemanha inglaterra reino_unido escocia irlanda holanda paises_baixos belgica suica austria suecia noruega dinamarca finlandia russia ucrania polonia grecia turquia israel palestina
cisjordania libano siria ira iraque egito marrocos angola mocambique cabo_verde africa_do_sul nigeria china japao coreia_do_sul coreia_do_norte india paquistao australia nova_zelandia haiti
guatemala honduras nicaragua costa_rica el_salvador republica_dominicana porto_rico jamaica hungria romenia republica_tcheca croacia servia timor-leste vaticano catar arabia_saudita
emirados_arabes_unidos indonesia filipinas vietna tailandia sri_lanka`)

/** Cities abroad that bear the name of one here, and their countries. */
export const abroad: Record<string, readonly string[]> = {
  toledo: ['espanha'],
  barcelona: ['espanha'],
  medina: ['arabia saudita', 'espanha'],
  santiago: ['chile', 'espanha'],
  belem: ['palestina', 'cisjordania', 'israel', 'portugal'],
  nazare: ['israel', 'portugal'],
  'buenos aires': ['argentina'],
  filadelfia: ['estados unidos', 'eua'],
  'nova iorque': ['estados unidos', 'eua'],
  porto: ['portugal'],
  colombo: ['sri lanka'],
  trindade: ['trinidad e tobago'],
  lagos: ['nigeria', 'portugal'],
  concepcion: ['chile', 'paraguai'],
  conceicao: ['paraguai'],
  valenca: ['portugal', 'espanha'],
  braga: ['portugal'],
  evora: ['portugal'],
  santarem: ['portugal'],
  viana: ['portugal'],
  amarante: ['portugal'],
  guimaraes: ['portugal'],
  aveiro: ['portugal'],
  obidos: ['portugal'],
  alenquer: ['portugal'],
  almeirim: ['portugal'],
  braganca: ['portugal'],
  soure: ['portugal'],
  faro: ['portugal'],
  ourem: ['portugal'],
  'rio branco': ['uruguai'],
  'san luis': ['argentina'],
  'la paz': ['bolivia'],
  mercedes: ['uruguai', 'argentina'],
  salto: ['uruguai'],
  florida: ['estados unidos', 'eua', 'uruguai'],
  'cidade do mexico': ['mexico'],
}
/** Cities abroad that newspapers name without their country. */
export const foreignCities: ReadonlyMap<string, string> = new Map(
  Object.entries(
    table(`lisboa=portugal; coimbra=portugal; paris=franca; londres=inglaterra; roma=italia; milao=italia; madri=espanha; berlim=alemanha; washington=estados unidos;
miami=estados unidos; jerusalem=israel; gaza=palestina; ramallah=palestina; montevideu=uruguai; assuncao=paraguai; bogota=colombia; caracas=venezuela; havana=cuba; pequim=china; toquio=japao;
moscou=russia; kiev=ucrania; cairo=egito; luanda=angola; maputo=mocambique; mendoza=argentina; rosario=argentina; cordoba=argentina; artigas=uruguai; rivera=uruguai; bruxelas=belgica; viena=austria; genebra=suica`),
  ),
)
/** Of these the one abroad is meant unless a Brazilian state stands beside the name. */
export const mostlyAbroad = list('barcelona buenos_aires filadelfia nova_iorque lagos florida medina')

/** The state and the main city of each area code. */
export const areaCodes: Record<string, string> =
  table(`11=sao-paulo-sp; 12=sao-jose-dos-campos-sp; 13=santos-sp; 14=bauru-sp; 15=sorocaba-sp; 16=ribeirao-preto-sp; 17=sao-jose-do-rio-preto-sp; 18=presidente-prudente-sp;
19=campinas-sp; 21=rio-de-janeiro-rj; 22=campos-dos-goytacazes-rj; 24=volta-redonda-rj; 27=vitoria-es; 28=cachoeiro-de-itapemirim-es; 31=belo-horizonte-mg; 32=juiz-de-fora-mg;
33=governador-valadares-mg; 34=uberlandia-mg; 35=pocos-de-caldas-mg; 37=divinopolis-mg; 38=montes-claros-mg; 41=curitiba-pr; 42=ponta-grossa-pr; 43=londrina-pr; 44=maringa-pr; 45=cascavel-pr;
46=pato-branco-pr; 47=joinville-sc; 48=florianopolis-sc; 49=chapeco-sc; 51=porto-alegre-rs; 53=pelotas-rs; 54=caxias-do-sul-rs; 55=santa-maria-rs; 61=brasilia-df; 62=goiania-go; 63=palmas-to;
64=rio-verde-go; 65=cuiaba-mt; 66=rondonopolis-mt; 67=campo-grande-ms; 68=rio-branco-ac; 69=porto-velho-ro; 71=salvador-ba; 73=ilheus-ba; 74=juazeiro-ba; 75=feira-de-santana-ba; 77=vitoria-da-conquista-ba;
79=aracaju-se; 81=recife-pe; 82=maceio-al; 83=joao-pessoa-pb; 84=natal-rn; 85=fortaleza-ce; 86=teresina-pi; 87=petrolina-pe; 88=juazeiro-do-norte-ce; 89=picos-pi; 91=belem-pa; 92=manaus-am; 93=santarem-pa;
94=maraba-pa; 95=boa-vista-rr; 96=macapa-ap; 97=coari-am; 98=sao-luis-ma; 99=imperatriz-ma`)

/** Regions that newspapers name, and their states. */
export const regions: Record<string, string> =
  table(`norte pioneiro=PR; campos gerais=PR; vale do paraiba=SP; vale do ribeira=SP; baixada santista=SP; baixada fluminense=RJ; norte fluminense=RJ; noroeste fluminense=RJ;
sul fluminense=RJ; regiao dos lagos=RJ; costa verde=RJ; triangulo mineiro=MG; alto paranaiba=MG; zona da mata mineira=MG; vale do aco=MG; vale do jequitinhonha=MG; sul de minas=MG; norte de minas=MG; vale do itajai=SC;
serra gaucha=RS; campanha gaucha=RS; missoes=RS; vale dos sinos=RS; vale do taquari=RS; pantanal=MS; reconcavo baiano=BA; chapada diamantina=BA; sertao do pajeu=PE; agreste pernambucano=PE; cariri cearense=CE; cariri=CE; cariri paraibano=PB; macico de baturite=CE; sertao dos inhamuns=CE; serra da ibiapaba=CE; vale do jaguaribe=CE; serido=RN; alto oeste potiguar=RN; brejo paraibano=PB; zona da mata norte=PE; agreste meridional=PE;
baixada maranhense=MA; marajo=PA; baixo tocantins=PA; baixo amazonas=PA; alto solimoes=AM; medio solimoes=AM; vale do jurua=AC; vale do jamari=RO; costa do descobrimento=BA; vale do mucuri=MG; vale do rio doce=MG; campo das vertentes=MG;
planalto norte=SC; alto vale do itajai=SC; vale do cai=RS; vale do rio pardo=RS; campos de cima da serra=RS; fronteira oeste=RS; alto tiete=SP; sul capixaba=ES; norte capixaba=ES;
bico do papagaio=TO; entorno do distrito federal=GO; serra catarinense=SC; oeste catarinense=SC; oeste paulista=SP; abc paulista=SP; grande abc=SP; alta mogiana=SP; alta paulista=SP; noroeste paulista=SP; litoral paulista=SP`)
