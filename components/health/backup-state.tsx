import { diskSize, longDateTime } from '#lib/text/format.ts'
import type { BackupRun, BackupState } from '#server/backup/queries.ts'
import { Facts } from './facts.tsx'

const outcomes = { running: 'em andamento', succeeded: 'feita', failed: 'falhou', skipped: 'não foi feito' }

/** The nightly backups and their drill. */
export function BackupFacts({ backups }: { backups: BackupState }) {
  const { folder, encrypted, newest, last, drill } = backups
  return (
    <Facts
      facts={[
        ['Pasta', folder ?? 'Nenhuma: defina BACKUP_DIR'],
        [
          'Cópia mais nova',
          newest
            ? `${longDateTime(newest.startedAt)}${newest.bytes ? `, ${diskSize(newest.bytes)}` : ''}`
            : 'Ainda nenhuma',
        ],
        ...(last && last.outcome !== 'succeeded' ? [['Última tentativa', runText(last)] as const] : []),
        ['Cifrada', encrypted ? 'Sim, com BACKUP_KEY' : 'Não: defina BACKUP_KEY'],
        ['Ensaio de restauração', drill ? drillText(drill) : 'Ainda nenhum: é feito depois da cópia da noite'],
      ]}
    />
  )
}

const runText = ({ outcome, startedAt, detail }: BackupRun) =>
  `${longDateTime(startedAt)}: ${outcomes[outcome]}${detail ? `. ${detail}` : ''}`

const drillText = (drill: BackupRun) =>
  drill.outcome === 'succeeded'
    ? `${longDateTime(drill.startedAt)}: a cópia foi restaurada em um banco à parte e voltou igual`
    : runText(drill)
