import { Card, Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface AdviceProps {
  title: string
  /** The link to the next step. */
  action: ReactNode
  children: ReactNode
}

/** A card that tells a person the next step. */
export function Advice({ title, action, children }: AdviceProps) {
  return (
    <Card size="3" className="max-w-xl">
      <Heading as="h2" size="4">
        {title}
      </Heading>
      <p className="mt-1 mb-4 text-soft">{children}</p>
      {action}
    </Card>
  )
}
