import lists from '#prisma/reference/analysis/word-lists.json' with { type: 'json' }

/** What a name is by its first word: desks tag a festival oftener than the hospital that somebody was brought to. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['road', /^(?:br|pr|sp|mg|rs|sc|ba|go|pe|ce|ma|pa|ms|mt|rj|es|pb|rn|al|se|pi|to|ro|ac|am|ap|rr|df)-\d/],
  ['townHall', /^prefeitura/],
  ['department', /^(?:secretaria|departamento|superintendencia|diretoria)/],
  ['ministry', /^ministerio (?!public)/],
  ['prosecution', /^(?:ministerio public|defensoria|promotoria|procuradoria)/],
  ['court', /^(?:tribunal|justica|supremo|superior|vara|forum|comarca)/],
  [
    'police',
    /^(?:policia|brigada militar|guarda|delegacia|batalhao|bope|corpo de bombeiros|defesa civil|exercito|marinha|forca)/,
  ],
  ['council', /^(?:camara|assembleia|senado|congresso|comissao|conselho)/],
  ['health', /^(?:hospital|santa casa|upa|ubs|pronto|hemocentro|clinica|maternidade|samu)/],
  ['learning', /^(?:universidade|instituto|faculdade|escola|colegio|centro universitario|campus|emef|cmei|centro de)/],
  [
    'feast',
    /^(?:festival|festa|feira|copa|campeonato|taca|trofeu|jogos|bienal|mostra|semana|marcha|circuito|expo|liga|superliga|serie|mundial|olimpiada|torneio|circo|carnaval|romaria|cirio|natal|sao joao)/,
  ],
  [
    'stage',
    /^(?:teatro|museu|estadio|arena|ginasio|parque|casa|centro|praca|mercado|memorial|biblioteca|cine|complexo|pavilhao|autodromo|clube|jardim)/,
  ],
  [
    'street',
    /^(?:rua|avenida|praca|rodovia|vila|bairro|linha|setor|zona|travessa|residencial|conjunto|alameda|estrada) /,
  ],
  ['church', /^(?:igreja|catedral|paroquia|basilica|santuario|diocese|arquidiocese|nossa senhora|sao |santo |santa )/],
  ['nature', /^(?:rio|serra|vale|morro|pico|praia|lagoa|lago|ilha|baia|cachoeira|mata|reserva|terra)/],
  [
    'programme',
    /^(?:operacao|programa|projeto|lei|plano|bolsa|minha casa|cadastro|estatuto|fundo|sistema|movimento|campanha)/,
  ],
  [
    'union',
    /^(?:sindicato|associacao|federacao|confederacao|cooperativa|consorcio|ordem|fundacao|companhia|agencia|banco|grupo)/,
  ],
]

/** Bodies, programmes and things of the whole country that papers tag by their short names. Folded. */
const known = new Set(lists.wellKnownNames)

/** What is written with a capital letter and is no tag. */
const noName =
  /^(?:ddd|br|pr|cep|cpf|rg|cnpj|km|jr|centro|norte|sul|leste|oeste|nordeste|sudeste|noroeste|sudoeste|centro-oeste|estado|uniao|executivo|legislativo|judiciario|municipio|pais|brasil|deus|governo|papai noel|nossa senhora|diario oficial.*|uti|pvc|pet|led|gps|tv|rua|avenida|praca|bairro|senhor|dona|seu|justica|educacao|saude|cultura|mundial|nacional|internacional|federal|estadual|municipal|central)$/

export const isNoName = (plain: string): boolean => noName.test(plain)

/** The features of a name by what it is. */
export function nameFeatures(plain: string): Readonly<Record<string, number>> {
  const kind = kinds.find(([, pattern]) => pattern.test(plain))?.[0]
  return { ...(kind ? { [kind]: 1 } : {}), known: known.has(plain) ? 1 : 0 }
}
