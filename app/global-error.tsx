'use client'

/** Replaces a screen whose layout failed too. Imports nothing, and shows the id of the log entry. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="pt-BR" style={{ colorScheme: 'light dark' }}>
      <body
        style={{ font: '1.125rem/1.6 Georgia, serif', maxWidth: '36rem', margin: '15vh auto', padding: '0 1.25rem' }}
      >
        <title>Algo deu errado</title>
        <main>
          <h1>Algo deu errado</h1>
          <p>
            O problema é do nosso lado e foi registrado. Tente de novo em alguns instantes ou{' '}
            <a href="/">volte ao início</a>.
          </p>
          {error.digest && (
            <p>
              <small>
                Código do erro: <code>{error.digest}</code>
              </small>
            </p>
          )}
        </main>
      </body>
    </html>
  )
}
