import { command } from '#server/platform/work/command.ts'

/** Notes addresses that search engines are to be told of; one that waits already waits on. */
export const notePaths = command(async ({ tx, now }, { paths }: { paths: readonly string[] }) => {
  // In one order, so that two who note the same addresses do not wait for each other in a circle.
  const sorted = [...new Set(paths)].sort()
  await tx.$executeRaw`
    INSERT INTO indexnow_pending (path, noted_at) SELECT path, ${now} FROM unnest(${sorted}::text[]) path
      ON CONFLICT (path) DO UPDATE SET noted_at = excluded.noted_at`
})
