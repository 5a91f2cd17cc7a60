import { unanswered } from '#components/ui/forms/form-failure.ts'
import type { PublicationCheck } from '#server/articles/publication/queries/check.ts'
import type { ScheduleFormProps } from './schedule-form.client.tsx'

/** Schedules a checked text's publication at a typed local time; its other appointments stay. Gives the refusal's sentence, or null once it is done. */
export async function schedulePublication(
  act: ScheduleFormProps['schedule'],
  { id, schedule }: PublicationCheck,
  publishAt: string,
): Promise<string | null> {
  if (!schedule) return null
  const { serverError } = await act({ id, fields: { ...schedule, publishAt }, from: schedule }).catch(unanswered)
  return serverError ? (Object.values(serverError.fields)[0] ?? serverError.message) : null
}
