import type { Word } from '../reading/reading.ts'
import type { City } from './gazetteer.ts'

/**
 * Well-known quarters of large cities that bear the name of a municipality, by city. Where a text names the city, the quarter is meant. Folded; of
 * several words joined by `_`.
 */
const lines = `
rio-de-janeiro-rj: campo_grande santa_cruz lapa penha barra guaratiba realengo gavea botafogo tijuca cruzeiro anchieta santa_teresa vila_isabel iraja olaria ramos rocha colegio bangu engenho_novo saude santo_cristo sao_cristovao flamengo laranjeiras gloria catete urca leme leblon madureira meier grajau encantado piedade quintino cascadura bonsucesso manguinhos alegria mare jardim_botanico recreio sepetiba
sao-paulo-sp: lapa penha pinheiros santana saude jabaquara campo_belo perdizes consolacao liberdade bom_retiro itaquera sao_mateus sao_miguel guaianases itaim_paulista capao_redondo grajau parelheiros butanta morumbi santo_amaro tatuape mooca bras aricanduva sacoma ipiranga vila_maria tremembe jacana brasilandia pirituba perus cachoeirinha limao casa_verde barra_funda republica bela_vista moema cidade_tiradentes lajeado iguatemi sao_domingos sao_rafael pedreira marsilac ponte_rasa
salvador-ba: barra ondina graca vitoria nazare liberdade brotas cajazeiras itapua piata pituba federacao paripe periperi plataforma pau_da_lima sao_cristovao sussuarana cabula saude campo_grande ribeira bonfim valeria
brasilia-df: planaltina sobradinho taguatinga ceilandia gama samambaia santa_maria sao_sebastiao paranoa recanto_das_emas riacho_fundo candangolandia cruzeiro brazlandia lago_sul lago_norte guara aguas_claras vicente_pires itapoa
belo-horizonte-mg: venda_nova barreiro pampulha lourdes santa_efigenia santa_tereza cruzeiro floresta serra savassi santa_lucia sao_pedro betania cachoeirinha planalto santa_monica sao_gabriel ribeiro_de_abreu carlos_prates padre_eustaquio sion
porto-alegre-rs: restinga partenon floresta gloria cristal ipanema cavalhada belem_novo lami navegantes humaita farrapos anchieta sarandi rubem_berta bom_fim azenha petropolis higienopolis tristeza cidade_baixa jardim_botanico teresopolis medianeira
recife-pe: boa_viagem boa_vista casa_amarela afogados agua_fria beberibe varzea torre madalena gracas espinheiro pina santo_antonio sao_jose santo_amaro campo_grande cordeiro caxanga ibura areias estancia encruzilhada arruda dois_irmaos
fortaleza-ce: messejana parangaba aldeota meireles benfica montese barra_do_ceara maraponga conjunto_ceara bom_jardim granja_portugal mondubim antonio_bezerra alvaro_weyne fatima papicu praia_de_iracema pirambu carlito_pamplona serrinha passare
belem-pa: icoaraci mosqueiro outeiro nazare pedreira guama jurunas terra_firme marco umarizal sacramenta batista_campos cremacao val-de-caes marambaia telegrafo tapana cabanagem
manaus-am: compensa cachoeirinha educandos japiim adrianopolis flores sao_jose coroado petropolis alvorada redencao planalto santo_antonio sao_raimundo gloria colonia_oliveira_machado
curitiba-pr: santa_felicidade boqueirao pinheirinho portao agua_verde batel cajuru capao_raso barreirinha hauer uberaba bacacheri boa_vista santa_candida tatuquara umbara campo_comprido merces cristo_rei guabirotuba vista_alegre sao_lourenco alto_boqueirao xaxim pilarzinho santa_quiteria
goiania-go: campinas bueno marista nova_suica jardim_america aurora vila_nova
sao-luis-ma: itaqui anil cohab liberdade sao_cristovao sao_raimundo joao_paulo sao_francisco calhau bacanga desterro
natal-rn: alecrim mirassol candelaria ponta_negra lagoa_nova nazare petropolis ribeira rocas quintas redinha pitimbu planalto felipe_camarao bom_pastor mae_luiza tirol
maceio-al: ponta_grossa jatiuca pajucara jaragua bebedouro benedito_bentes farol poco vergel serraria trapiche pontal_da_barra levada santa_lucia
vitoria-es: camburi goiabeiras maruipe santo_antonio praia_do_canto enseada consolacao
cuiaba-mt: dom_aquino coxipo porto santa_isabel boa_esperanca alvorada
campo-grande-ms: moreninhas aero_rancho coophavila tiradentes sao_francisco amambai guanandi piratininga coronel_antonino nova_lima
teresina-pi: promorar itarare satelite sao_joao picarra monte_castelo cristo_rei ilhotas
joao-pessoa-pb: mangabeira bessa manaira tambau cabo_branco cruz_das_armas varadouro torre bancarios valentina jaguaribe cristo
aracaju-se: atalaia siqueira_campos grageru industrial santos_dumont bugio farolandia coroa_do_meio salgado_filho getulio_vargas
florianopolis-sc: trindade estreito campeche ingleses canasvieiras lagoa_da_conceicao pantanal itacorubi santo_antonio_de_lisboa coqueiros
petrolina-pe: areia_branca jose_e_maria jatoba dom_avelar
campinas-sp: barao_geraldo sousas taquaral cambui ouro_verde campo_grande joaquim_egidio
canoas-rs: mathias_velho harmonia niteroi rio_branco guajuviras igara fatima
santos-sp: gonzaga embare macuco boqueirao valongo ponta_da_praia
londrina-pr: heimtal cambezinho guaravera lerroville
`

const byName = new Map<string, Set<string>>()
const byCity = new Map<string, string[][]>()
for (const line of lines.trim().split('\n')) {
  const [path = '', names = ''] = line.split(': ')
  byCity.set(
    path,
    names.split(' ').map(name => name.split('_')),
  )
  for (const name of names.split(' ').map(word => word.replaceAll('_', ' ')))
    byName.set(name, (byName.get(name) ?? new Set()).add(path))
}

/** Whether a name is a well-known quarter of one of these cities, `city` apart. */
export function isQuarterOf(name: string, city: City, paths: Iterable<string>): boolean {
  const homes = byName.get(name)
  if (!homes) return false
  for (const path of paths) if (path !== city.path && homes.has(path)) return true
  return false
}

/** Where a city's well-known quarters are named in a text; as parts of longer names they are not. */
export function quartersOf(path: string, words: readonly Word[]): number[] {
  const names = byCity.get(path) ?? []
  if (names.length === 0) return []
  const isPart = (word: Word | undefined) => word?.capital === true && word.before === ' '
  return words.flatMap(({ capital, key, first, before }, at) => {
    if (!capital || (!first && before === ' ' && words[at - 1]?.capital)) return []
    const name = names.find(each => each.every((part, n) => words[at + n]?.key === part))
    return name?.[0] === key && !isPart(words[at + name.length]) ? [at] : []
  })
}
