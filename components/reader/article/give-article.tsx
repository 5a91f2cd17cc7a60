/** “Dar de presente”: a subscriber makes a link to a premium article for one reader. A form, so that no script is needed. */
export const GiveArticle = ({ articleId }: { articleId: string }) => (
  <form method="post" action="/api/gifts" className="no-print mt-8 border-y border-rule py-4">
    <input type="hidden" name="article" value={articleId} />
    <button type="submit" className="tool font-semibold">
      Dar de presente
    </button>
    <p className="mt-2 text-sm text-soft">Gera um link que abre este texto inteiro para uma pessoa, por 30 dias.</p>
  </form>
)
