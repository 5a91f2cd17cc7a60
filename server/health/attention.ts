import { plural } from '#lib/text/format.ts'
import { type Finding, notice, problem } from './findings.ts'
import type { HouseState } from './house-state.ts'

const hour = 60 * 60 * 1000
/** The greatest age of the newest archive; an older one means that a nightly backup was missed. */
const longestWithoutBackup = 26 * hour
/** The longest time between a backup and the start of its drill. */
const longestWithoutDrill = 3 * hour
/** The longest wait of a due job; a longer one means that no process works on the queue. */
const longestWait = hour / 2

type Read = Pick<HouseState, 'versions' | 'jobs' | 'failedJobs' | 'backups' | 'mails' | 'privacy' | 'setup'>

/** What a master should look at, most serious first; empty when all is well. */
export function attentionOf(state: Read, now: Date): Finding[] {
  const { versions, failedJobs, mails, setup } = state
  const findings = [
    ...setup.filter(({ kind }) => kind === 'problem'),
    ...backupFindings(state, now),
    ...(versions.pending > 0 ? [problem('O banco de dados é de uma versão anterior: rode npm run migrate.')] : []),
    ...waitingFindings(state, now),
    ...privacyFindings(state),
    ...(failedJobs.length > 0
      ? [
          problem(
            `${plural(failedJobs.length, 'trabalho da fila falhou', 'trabalhos da fila falharam')} em todas as tentativas.`,
          ),
        ]
      : []),
    ...(mails.length > 0 ? [notice('Há e-mails que o servidor recusou ou que talvez não tenham chegado.')] : []),
  ]
  return findings.toSorted((a, b) => Number(a.kind !== 'problem') - Number(b.kind !== 'problem'))
}

function backupFindings({ backups: { folder, newest, last, drill } }: Read, now: Date): Finding[] {
  if (!folder) return [notice('Nenhuma cópia de segurança é feita à noite.')]
  const findings: Finding[] = []
  const age = newest ? now.getTime() - newest.startedAt.getTime() : null
  if (last?.outcome === 'failed') findings.push(problem(`A última cópia de segurança falhou. ${last.detail}`))
  if (age === null && last?.outcome !== 'failed')
    findings.push(notice('Ainda não há cópia: a primeira é feita às 3h17.'))
  else if (age !== null && age > longestWithoutBackup)
    findings.push(problem(`A cópia mais nova tem ${Math.floor(age / hour)} horas: a da última noite não foi feita.`))
  if (drill?.outcome === 'failed') findings.push(problem(`O último ensaio de restauração falhou. ${drill.detail}`))
  if (drill?.outcome === 'skipped') findings.push(notice(`O ensaio de restauração não foi feito. ${drill.detail}`))
  const isDrilled = !newest || (drill !== null && drill.startedAt >= newest.startedAt)
  if (!isDrilled && age !== null && age > longestWithoutDrill)
    findings.push(notice('A cópia mais nova ainda não foi restaurada para conferir.'))
  return findings
}

function privacyFindings({ privacy: { late, near } }: Read): Finding[] {
  const findings: Finding[] = []
  if (late > 0)
    findings.push(
      problem(
        `${plural(late, 'pedido de titular passou', 'pedidos de titulares passaram')} do prazo: veja Privacidade.`,
      ),
    )
  if (near > 0)
    findings.push(
      notice(
        `${plural(near, 'pedido de titular vence', 'pedidos de titulares vencem')} em até três dias: veja Privacidade.`,
      ),
    )
  return findings
}

function waitingFindings({ jobs }: Read, now: Date): Finding[] {
  const late = jobs.some(({ waitingSince }) => waitingSince && now.getTime() - waitingSince.getTime() > longestWait)
  return late ? [problem('Há trabalhos esperando há mais de meia hora: algum processo trabalha na fila (JOBS)?')] : []
}
