import { Card, Heading } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** A sentence about the section's purpose. */
  intro?: ReactNode
  children: ReactNode
}

/** A titled part of a screen. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId()
  return (
    <Card asChild size="3">
      <section aria-labelledby={id}>
        <Heading as="h2" id={id} size="4">
          {title}
        </Heading>
        {intro && <p className="mt-1 text-sm text-soft">{intro}</p>}
        <div className="mt-4">{children}</div>
      </section>
    </Card>
  )
}
