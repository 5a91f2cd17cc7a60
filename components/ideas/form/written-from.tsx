import { Callout } from '@radix-ui/themes'
import { Lightbulb } from 'lucide-react'
import Link from 'next/link'
import { ideaPath } from '#lib/ideas/idea-views.ts'

interface WrittenFromProps {
  idea: { id: string; title: string; description: string }
}

/** The idea that an article is written from, shown beside the article. */
export function WrittenFrom({ idea: { id, title, description } }: WrittenFromProps) {
  return (
    <Callout.Root color="gray">
      <Callout.Icon>
        <Lightbulb aria-hidden size={16} />
      </Callout.Icon>
      <Callout.Text>
        Pauta:{' '}
        <Link href={ideaPath(id)} prefetch={false} className="font-semibold underline">
          {title}
        </Link>
        <span className="mt-1 line-clamp-4 block whitespace-pre-line">{description}</span>
      </Callout.Text>
    </Callout.Root>
  )
}
