'use client'

import { IconButton, TextField } from '@radix-ui/themes'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

/** A password field with a button that shows the password. */
export function PasswordInput(props: ComponentProps<typeof TextField.Root>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField.Root {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none">
      <TextField.Slot side="right">
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
        </IconButton>
      </TextField.Slot>
    </TextField.Root>
  )
}
