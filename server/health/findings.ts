import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#server/platform/process/env.ts'

/** One result of a diagnosis: good, a remark, or a problem, as a Portuguese sentence. `npm run doctor` and Saúde say the same. */
export interface Finding {
  kind: 'good' | 'notice' | 'problem'
  sentence: string
}

export const good = (sentence: string): Finding => ({ kind: 'good', sentence })
export const notice = (sentence: string): Finding => ({ kind: 'notice', sentence })
export const problem = (sentence: string): Finding => ({ kind: 'problem', sentence })

const LITTLE_SPACE_BYTES = 1 << 30

/** The free space of the data folder's disk. Raises the disk's error. */
export async function diagnoseSpace(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = `${((bavail * bsize) / 2 ** 30).toFixed(1).replace('.', ',')} GB livres`
  return bavail * bsize < LITTLE_SPACE_BYTES
    ? notice(`Pouco espaço em ${dataDir}: ${free}.`)
    : good(`Dados em ${dataDir}, com ${free}.`)
}

/** Whether SITE_URL suits a public site. */
export function diagnoseSite({ SITE_URL }: Pick<Settings, 'SITE_URL'>): Finding {
  const { hostname, protocol } = new URL(SITE_URL)
  if (/^(localhost|127\.|\[::1\])/.test(hostname))
    return notice(`SITE_URL é ${SITE_URL}: links em e-mails, feeds e buscadores só funcionam nesta máquina.`)
  return protocol === 'https:'
    ? good(`O endereço público é ${SITE_URL}.`)
    : problem(`SITE_URL (${SITE_URL}) não usa https: senhas e sessões trafegam sem criptografia.`)
}

/** Whether mails leave the machine, by the settings alone. */
export const diagnoseMailSetting = ({ SMTP_URL, DATA_DIR }: Pick<Settings, 'SMTP_URL' | 'DATA_DIR'>): Finding =>
  SMTP_URL
    ? good('E-mails saem pelo servidor de SMTP_URL. O comando npm run doctor testa a conexão.')
    : notice(`E-mails não são enviados: ficam em ${join(DATA_DIR, 'mail')}. Para enviar, defina SMTP_URL.`)

/** Whether backups are made by night and encrypted. */
export function diagnoseBackups({ BACKUP_DIR, BACKUP_KEY }: Pick<Settings, 'BACKUP_DIR' | 'BACKUP_KEY'>): Finding[] {
  if (!BACKUP_DIR)
    return [notice('Nenhuma cópia é feita à noite. Para ter uma, defina BACKUP_DIR com uma pasta em outro disco.')]
  return [
    good(`Uma cópia é feita toda noite em ${BACKUP_DIR}.`),
    BACKUP_KEY
      ? good('As cópias são cifradas com BACKUP_KEY. Guarde essa chave fora desta máquina.')
      : notice('As cópias não são cifradas e não trazem o segredo. Para cifrá-las, defina BACKUP_KEY.'),
  ]
}
