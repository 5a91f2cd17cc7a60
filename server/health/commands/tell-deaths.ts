import { notifyMasters } from '#server/notifications/commands/notify-people.ts'
import { command } from '#server/platform/work/command.ts'

const hour = 60 * 60 * 1000

/** Notifies masters, at most once an hour, that a process dies again and again. For the system. */
export const tellDeaths = command(
  async (context, { deaths, cause }: { deaths: number; cause: string }): Promise<void> => {
    const { tx, now } = context
    // Two processes would tell twice.
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('tell-deaths', 0))) AS waited`
    const lately = { type: 'PROCESS_DIED', createdAt: { gt: new Date(now.getTime() - hour) } }
    if (await tx.notification.findFirst({ where: lately, select: { id: true } })) return
    const message = `O portal parou de repente ${deaths} vezes seguidas (${cause}) e foi iniciado de novo a cada vez. O registro do servidor diz mais.`
    await notifyMasters(context, { type: 'PROCESS_DIED', message, about: { cause } })
  },
)
