import names from '#prisma/reference/job-names.json' with { type: 'json' }

/** What masters read of a job instead of its name in the queue; that of a job of another version is given as it is. */
export const jobName = (job: string): string => (names as Record<string, string>)[job] ?? job
