'use client'

import { Button, Card, Heading } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'

/** The confirmation in place of the form. Its title takes the focus, because the pressed button is gone. */
export function ApplicationSent() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <Card size="4">
      <Heading as="h2" ref={title} tabIndex={-1} size="6" className="outline-none">
        Candidatura Enviada!
      </Heading>
      <p className="mt-2 mb-5 text-soft">Obrigado. Vamos ler a sua candidatura e responder por e-mail.</p>
      <Button asChild size="3">
        <a href="/">Voltar à página inicial</a>
      </Button>
    </Card>
  )
}
