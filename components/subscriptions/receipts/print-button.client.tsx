'use client'

import { Button } from '@radix-ui/themes'

export const PrintButton = () => (
  <Button type="button" onClick={() => window.print()}>
    Imprimir ou salvar em PDF
  </Button>
)
