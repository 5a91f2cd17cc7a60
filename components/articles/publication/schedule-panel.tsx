import { Section } from '#components/ui/section.tsx'
import { localOf } from '#lib/text/local-time.ts'
import { ScheduleForm, type ScheduleFormProps } from './schedule-form.client.tsx'

interface SchedulePanelProps {
  article: {
    id: string
    status: string
    publishAt: Date | null
    unpublishAt: Date | null
    embargoNote: string
  }
  schedule: ScheduleFormProps['schedule']
}

/** An article's schedule, for people who may publish it. */
export function SchedulePanel({ article, schedule }: SchedulePanelProps) {
  const { id, status, publishAt, unpublishAt, embargoNote } = article
  const standing = { publishAt: asTyped(publishAt), unpublishAt: asTyped(unpublishAt), embargoNote }
  const isPublic = status === 'published'
  return (
    <Section
      title="Agendamento"
      intro={
        isPublic
          ? 'O artigo sai do ar automaticamente na hora marcada e volta a ser rascunho.'
          : 'O artigo entra no ar automaticamente na hora marcada, com o texto daquele momento, e pode sair do mesmo jeito.'
      }
    >
      <ScheduleForm
        key={JSON.stringify(standing)}
        id={id}
        isPublic={isPublic}
        standing={standing}
        schedule={schedule}
      />
    </Section>
  )
}

const asTyped = (moment: Date | null) => (moment ? localOf(moment) : '')
