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
body { margin: 0; background: light-dark(#fffdf9, #141311); color: light-dark(#1c1917, #f2ece2); font: 1.125rem/1.6 Georgia, serif }
header, main { max-width: 36rem; margin: 0 auto; padding: 0 1.25rem }
header { padding-top: 1.5rem; padding-bottom: 1rem; border-bottom: 4px solid; font: 900 1.75rem/1 Georgia, serif; letter-spacing: -.03em }
header a { color: inherit; text-decoration: none }
main { padding-top: 10vh; padding-bottom: 3rem }
h1 { font-size: 2.25rem; line-height: 1.15 }
main a { color: light-dark(#a3320b, #ff9a6c) }
code { font-size: .875rem; overflow-wrap: anywhere }
</style>
</head>
<body>
<header><a href="/">Portal de Notícias</a></header>
<main>
<h1>Algo deu errado</h1>
<p>Não foi possível mostrar esta página agora. Tente de novo em alguns instantes ou <a href="/">volte ao início</a>.</p>
<p><small>Se o problema continuar, informe este código:<br><code>${id}</code></small></p>
</main>
</body>
</html>
`
