import { relative } from 'node:path'
import { db } from '#server/platform/db/db.ts'
import type { Settings } from '#server/platform/process/env.ts'
import type { OpenDatabase } from './database.ts'
import { root } from './environment.ts'

/** The demonstration's accounts, from most rights to least, and their password. prisma/seed creates them. */
const demonstration = ['master', 'editor', 'autor', 'assinante', 'leitor'].map(name => `${name}@portal.local`)
const PASSWORD = 'Portal2026'

/** Prints the site's address, the accounts, the data folder and the way to stop. If the database cannot be read, the accounts and the way to become master are left out. */
export async function announce(
  settings: Settings,
  { embedded, folder }: OpenDatabase,
  rehearses = false,
): Promise<void> {
  const people = await readPeople().catch((): People => ({ accounts: [], hasMaster: true }))
  console.log(announcement(settings, { embedded, folder }, { ...people, rehearses }).join('\n'))
}

async function readPeople(): Promise<People> {
  const present = await db().user.findMany({ where: { email: { in: demonstration } }, select: { email: true } })
  const hasMaster = (await db().userRole.count({ where: { role: 'master' } })) > 0
  return { accounts: demonstration.filter(email => present.some(user => user.email === email)), hasMaster }
}

interface People {
  /** Whether stand-ins take the demonstration's payments. */
  rehearses?: boolean
  /** The demonstration accounts that exist. */
  accounts: readonly string[]
  hasMaster: boolean
}

export function announcement(
  { SITE_URL, DATA_DIR, PORT, SMTP_URL }: Pick<Settings, 'SITE_URL' | 'DATA_DIR' | 'PORT' | 'SMTP_URL'>,
  { embedded, folder }: Pick<OpenDatabase, 'embedded' | 'folder'>,
  { accounts, hasMaster, rehearses }: People,
): string[] {
  const here = `http://localhost:${PORT}`
  const elsewhere = folder && !folder.startsWith(DATA_DIR) ? ` (o banco, em ${folder})` : ''
  return [
    '',
    `  No ar       ${SITE_URL}${SITE_URL === here ? '' : ` (nesta máquina: ${here})`}`,
    ...(accounts.length > 0
      ? [`  Entrar      ${accounts.join(', ')}`, `              senha ${PASSWORD}; contas e matérias de demonstração`]
      : []),
    ...(hasMaster
      ? []
      : [
          `  Começar     cadastre-se em ${SITE_URL}/auth?tab=cadastrar`,
          `              e assuma o papel de Master em ${SITE_URL}/become-master`,
        ]),
    `  Dados       ${shortest(DATA_DIR)}${embedded ? elsewhere : '; banco de dados em DATABASE_URL'}`,
    ...(SMTP_URL ? [] : [`  E-mails     ficam em ${shortest(`${DATA_DIR}/mail`)}; defina SMTP_URL para enviá-los`]),
    ...(rehearses ? ['  Pagamentos  Demonstração: nada é cobrado'] : []),
    '  Parar       Ctrl-C',
    '',
  ]
}

/** A relative path for a folder inside the project, an absolute one otherwise. */
function shortest(path: string): string {
  const near = relative(root, path)
  return near.startsWith('..') ? path : near
}
