import { resolve } from 'node:path'
import { z } from 'zod'
import { OperatorError } from './operator-error.ts'
import { type DkimSettings, readDkimSettings } from './settings/dkim-settings.ts'
import { type GoogleSettings, readGoogleSettings } from './settings/google-settings.ts'
import { type IdentitySettings, readIdentitySettings } from './settings/identity-settings.ts'
import { type ModelSettings, readModelSettings } from './settings/model-settings.ts'
import { type PaymentSettings, readPaymentSettings } from './settings/payment-settings.ts'
import { singleton } from './singleton.ts'

const SHORTEST_SECRET = 32

const port = z.coerce.number('').int().min(1).max(65_535)

/** Whether a text is an origin, `http(s)://host[:port]`: absolute addresses of the site begin with it. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const hasScheme = (schemes: RegExp) => (text: string) => {
  const url = URL.parse(text)
  return url !== null && schemes.test(url.protocol) && url.hostname !== ''
}

const wordsIn = (list: string) => list.split(/[\s,]+/).filter(Boolean)

/** Whether a text is long enough for a secret and can stand in a list. */
const isSecret = (value: string) => value.length >= SHORTEST_SECRET && !/[\s,]/.test(value)

/** A text that passes a test; else the error is `sentence`. */
const text = (passes: (value: string) => boolean, sentence: string) => z.string().refine(passes, { error: sentence })

/** The settings of an operator, each with a default or optional. Sentences never repeat a value, which may be secret. */
const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'NODE_ENV deve ser production, development ou test.')
    .optional(),
  PORT: z
    .string()
    .default('3000')
    .refine(value => port.safeParse(value).success, {
      error: 'PORT deve ser um número inteiro de 1 a 65535, como 3000.',
    })
    .transform(Number),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform(folder => resolve(/* turbopackIgnore: true */ folder)),
  DATABASE_URL: text(
    hasScheme(/^postgres(ql)?:$/),
    'DATABASE_URL deve ser um endereço de PostgreSQL, como postgresql://usuario:senha@servidor:5432/portal.',
  ).optional(),
  DATABASE_MIGRATE_URL: text(
    hasScheme(/^postgres(ql)?:$/),
    'DATABASE_MIGRATE_URL deve ser um endereço de PostgreSQL, o do dono das tabelas, como postgresql://dono:senha@servidor:5432/portal.',
  ).optional(),
  SITE_URL: text(
    isOrigin,
    'SITE_URL deve ser o endereço público do site, só com protocolo e domínio, como https://www.seujornal.com.br.',
  )
    .transform(url => new URL(url).origin)
    .optional(),
  TRUSTED_PROXIES: text(
    value => /^\d$/.test(value),
    'TRUSTED_PROXIES deve ser o número de proxies à frente deste processo, de 0 a 9, como 1 para um nginx.',
  )
    .transform(Number)
    .optional(),
  AUTH_SECRET: text(
    value => value.length >= SHORTEST_SECRET,
    `AUTH_SECRET deve ter ao menos ${SHORTEST_SECRET} caracteres; apague a variável para que um segredo seja criado automaticamente.`,
  ).optional(),
  DATA_KEY: text(
    isSecret,
    `DATA_KEY deve ter ao menos ${SHORTEST_SECRET} caracteres, sem espaços nem vírgulas, como os que openssl rand -base64 48 escreve.`,
  ).optional(),
  DATA_KEY_OLD: text(
    value => wordsIn(value).every(isSecret),
    `DATA_KEY_OLD deve ter as chaves anteriores, separadas por vírgula, cada uma com ao menos ${SHORTEST_SECRET} caracteres.`,
  )
    .transform(wordsIn)
    .default([]),
  SMTP_URL: text(
    hasScheme(/^smtps?:$/),
    'SMTP_URL deve ser um endereço de servidor de e-mail, como smtps://usuario:senha@smtp.provedor.com.br:465.',
  ).optional(),
  MAIL_FROM: text(
    value => /^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value),
    'MAIL_FROM deve ser o remetente dos e-mails, como Seu Jornal <redacao@seujornal.com.br>.',
  ).optional(),
  MAIL_CONNECTIONS: z
    .string()
    .default('3')
    .refine(value => /^([1-9]|[1-4]\d|50)$/.test(value), {
      error:
        'MAIL_CONNECTIONS deve ser o número de conexões que um processo abre com o servidor de e-mail, de 1 a 50, como 3.',
    })
    .transform(Number),
  MAIL_RATE: z
    .string()
    .default('10')
    .refine(value => /^[1-9]\d{0,3}$/.test(value), {
      error: 'MAIL_RATE deve ser o número de e-mails que um processo envia por segundo, de 1 a 9999, como 10.',
    })
    .transform(Number),
  BOUNCE_IMAP_URL: text(
    hasScheme(/^imaps?:$/),
    'BOUNCE_IMAP_URL deve ser o endereço da caixa que recebe os avisos de e-mails recusados, como imaps://usuario:senha@imap.provedor.com.br/INBOX.',
  ).optional(),
  BOUNCE_SECRET: text(
    isSecret,
    `BOUNCE_SECRET deve ter ao menos ${SHORTEST_SECRET} caracteres, sem espaços nem vírgulas, como os que openssl rand -base64 48 escreve.`,
  ).optional(),
  SMS_URL: text(
    value => value === 'file' || hasScheme(/^https?:$/)(value),
    'SMS_URL deve ser o endereço do serviço que envia SMS, como https://token@sms.provedor.com.br/mensagens, ou file para guardar as mensagens em arquivos.',
  ).optional(),
  SETUP_CODE: text(value => value.length >= 8, 'SETUP_CODE deve ter ao menos 8 caracteres.').optional(),
  DEMO: z
    .enum(['0', '1'], 'DEMO deve ser 1 (conteúdo de demonstração em um banco vazio) ou 0 (começar sem nada).')
    .default('1')
    .transform(value => value === '1'),
  PRESS: z
    .enum(['0', '1'], 'PRESS deve ser 1 (páginas prontas guardadas) ou 0 (desligado, para depurar).')
    .default('1')
    .transform(value => value === '1'),
  BACKUP_DIR: z
    .string()
    .transform(folder => resolve(/* turbopackIgnore: true */ folder))
    .optional(),
  BACKUP_KEY: text(
    isSecret,
    `BACKUP_KEY deve ter ao menos ${SHORTEST_SECRET} caracteres, sem espaços nem vírgulas, como os que openssl rand -base64 48 escreve.`,
  ).optional(),
  GEOIP_FILE: z
    .string()
    .transform(file => resolve(/* turbopackIgnore: true */ file))
    .optional(),
  WEBSUB_HUB: text(
    value => wordsIn(value).every(hasScheme(/^https?:$/)),
    'WEBSUB_HUB deve ser o endereço de um hub WebSub, como https://pubsubhubbub.appspot.com/, ou vários separados por vírgula.',
  )
    .transform(wordsIn)
    .default([]),
  INDEXNOW_ENDPOINT: text(
    value => value === '0' || hasScheme(/^https?:$/)(value),
    'INDEXNOW_ENDPOINT deve ser o endereço que recebe avisos do IndexNow, ou 0 para não avisar ninguém.',
  ).default('https://api.indexnow.org/indexnow'),
  JOBS: z
    .enum(['0', '1'], 'JOBS deve ser 1 (este processo trabalha na fila) ou 0 (só npm run worker trabalha).')
    .default('1')
    .transform(value => value === '1'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'LOG_LEVEL deve ser trace, debug, info, warn, error, fatal ou silent.',
    )
    .default('info'),
})

/** The operator's settings, checked, with defaults. */
export type Settings = z.output<typeof settings> & {
  SITE_URL: string
  identities: IdentitySettings
  payments: PaymentSettings
  google: GoogleSettings
  /** The key that signs mails; null when the mail server signs them, or nobody. */
  dkim: DkimSettings | null
  /** The language model of the analysis; null without one. */
  model: ModelSettings | null
}

/** The settings of a running process, with the values that `scripts/steps` made for those that the operator had not set. */
export type Environment = Settings & { DATABASE_URL: string; AUTH_SECRET: string }

/** Checks a set of variables; an empty one counts as missing. Raises one OperatorError with a Portuguese sentence for each mistake. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const read = settings.safeParse(set)
  const identities = readIdentitySettings(set)
  const payments = readPaymentSettings(set)
  const google = readGoogleSettings(set)
  const model = readModelSettings(set)
  const dkim = readDkimSettings(set)
  const sentences = new Set([
    ...(read.error?.issues.map(issue => issue.message) ?? []),
    ...identities.mistakes,
    ...payments.mistakes,
    ...google.mistakes,
    ...model.mistakes,
    ...dkim.mistakes,
  ])
  if (!read.success || sentences.size > 0) throw new OperatorError([...sentences].join('\n'))
  const SITE_URL = read.data.SITE_URL ?? `http://localhost:${read.data.PORT}`
  return {
    ...read.data,
    SITE_URL,
    identities: identities.settings,
    payments: payments.settings,
    google: google.settings,
    model: model.settings,
    dkim: dkim.settings,
  }
}

/**
 * The environment of the running process. Read at first use and never at import, since a build has none. Raises OperatorError
 * when it is wrong or incomplete.
 */
export const env = (): Environment =>
  singleton('env', () => {
    const { DATABASE_URL, AUTH_SECRET, ...rest } = readSettings(process.env)
    if (!DATABASE_URL) throw new OperatorError('DATABASE_URL não está definida neste processo.')
    if (!AUTH_SECRET) throw new OperatorError('AUTH_SECRET não está definida neste processo.')
    return { ...rest, DATABASE_URL, AUTH_SECRET }
  })

/** The site's public origin, without a slash at its end, for canonical and shared addresses. */
export const siteOrigin = () => env().SITE_URL
