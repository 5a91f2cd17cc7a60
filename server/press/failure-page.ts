/** What a reader sees when a page could not be made: needs nothing but itself, and names the log entry. */
export const failurePage = (id: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Algo deu errado — Portal de Notícias</title>
<style>
:root { color-scheme: light dark }
body { font: 1.125rem/1.6 Georgia, serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.25rem }
code { font-size: .875rem; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>Algo deu errado</h1>
<p>Não foi possível mostrar esta página agora. Tente de novo em alguns instantes ou <a href="/">volte ao início</a>.</p>
<p><small>Se o problema continuar, informe este código: <code>${id}</code></small></p>
</main>
</body>
</html>
`
