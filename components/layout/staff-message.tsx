import { Button, Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface StaffMessageProps {
  title: string
  children: ReactNode
  /** An action beside the link to the home page. */
  action?: ReactNode
}

/** A screen with only a message: nothing found, or a failure. */
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
