import { Button, Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface StaffMessageProps {
  title: string
  children: ReactNode
  /** Besides the way home. */
  action?: ReactNode
}

/** A screen that has only something to say: nothing there, or something broke. */
export function StaffMessage({ title, children, action }: StaffMessageProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <Heading as="h1" size="7">
        {title}
      </Heading>
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        {action}
        <Button asChild size="3" variant="soft">
          <a href="/">Voltar ao Início</a>
        </Button>
      </div>
    </div>
  )
}
