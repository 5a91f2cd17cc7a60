import { command } from '#server/platform/work/command.ts'

/** Stores paths that IndexNow is to announce. A path that already waits gets the new time. */
export const notePaths = command(async ({ tx, now }, { paths }: { paths: readonly string[] }) => {
  // Sorted, so that two transactions with the same paths cannot deadlock.
  const sorted = [...new Set(paths)].sort()
  await tx.$executeRaw`
    INSERT INTO indexnow_pending (path, noted_at) SELECT path, ${now} FROM unnest(${sorted}::text[]) path
      ON CONFLICT (path) DO UPDATE SET noted_at = excluded.noted_at`
})
