/** A service with a language model, and how to reach it. */
export interface ModelSettings {
  /** `openai`: any service that speaks OpenAI's chat protocol. */
  protocol: 'openai' | 'anthropic'
  /** The base address, with the version: `https://api.openai.com/v1`. */
  address: string
  model: string
  key: string
  /** Tokens that may be used on a day of São Paulo. */
  dayTokens: number
}

/** Where a protocol's own service is. */
export const modelAddresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const satisfies Record<ModelSettings['protocol'], string>

/** Enough for some two hundred articles. */
export const usualDayTokens = 1_000_000

/** Reads the model from the variables. Gives it, null without one, and a Portuguese sentence for each mistake, which repeats no value. */
export function readModelSettings(variables: Readonly<Record<string, string | undefined>>): {
  settings: ModelSettings | null
  mistakes: string[]
} {
  const value = (name: string) => variables[name]?.trim() ?? ''
  const protocol = value('AI_PROVIDER') || 'openai'
  const model = value('AI_MODEL')
  const key = value('AI_API_KEY')
  const named = ['AI_PROVIDER', 'AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY', 'AI_DAY_TOKENS'].filter(value)
  if (named.length === 0) return { settings: null, mistakes: [] }
  const mistakes: string[] = []
  if (!model) mistakes.push('AI_MODEL deve ser o nome do modelo de linguagem, como o serviço o escreve.')
  // A model on the operator's own machine needs no key.
  if (!key && !value('AI_BASE_URL')) mistakes.push('AI_API_KEY deve ser a chave do serviço do modelo de linguagem.')
  if (protocol !== 'openai' && protocol !== 'anthropic')
    return { settings: null, mistakes: [...mistakes, 'AI_PROVIDER deve ser openai ou anthropic.'] }
  const address = URL.parse(value('AI_BASE_URL') || modelAddresses[protocol])
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password)
    mistakes.push('AI_BASE_URL deve ser o endereço do serviço, como https://api.openai.com/v1, sem usuário nem senha.')
  const tokens = value('AI_DAY_TOKENS') || String(usualDayTokens)
  if (!/^[1-9]\d{0,8}$/.test(tokens))
    mistakes.push('AI_DAY_TOKENS deve ser um número inteiro de tokens por dia, como 1000000.')
  if (mistakes.length > 0 || !address) return { settings: null, mistakes }
  return {
    settings: { protocol, address: address.href.replace(/\/$/, ''), model, key, dayTokens: Number(tokens) },
    mistakes,
  }
}
