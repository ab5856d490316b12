import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { calculatorAddress } from '../../../modules/market/ui/calculator/calculator-address.ts'
import { useCalculatorKindMessages } from '../../../modules/market/ui/calculator/use-messages.ts'
import { useZincMessages } from './use-messages.ts'
import type { ZincData } from './zinc-data.ts'

const shown = ['fee', 'balance', 'toMass', 'pipe', 'angle', 'sheet', 'guardrail', 'landed', 'average', 'point', 'vat', 'scale'] as const

/** Zinc cost at today's price, and the way to the other calculators. A plain form: the result has an address. */
export function ZincTools({ price }: { price: number }) {
  const t = useZincMessages()
  const c = useCalculatorKindMessages()
  const fields = [
    ['thickness', '6', 'mm'],
    ['coat', '610', 'g/m²'],
    ['tonnes', '1200', 't'],
  ] as const
  return (
    <Panel title={t('tools')} sub={t('toolsSub')} more={<MoreLink to="/zinc/calculator">{t('allTools')}</MoreLink>}>
      <form action="/zinc/calculator" method="get" className="zt">
        <input type="hidden" name="kind" value="plate" />
        <input type="hidden" name="zincPrice" value={price} />
        {fields.map(([name, usual, unit]) => (
          <TextField
            key={name}
            dense
            label={t(name)}
            name={name}
            defaultValue={usual}
            inputMode="decimal"
            autoComplete="off"
            after={<span className="c3 t12 nw">{unit}</span>}
          />
        ))}
        <Button type="submit" tone="action" block icon="calculator">
          {t('calculate')}
        </Button>
      </form>
      <div className="chips zt-l">
        {shown.map((kind) => (
          <Anchor key={kind} to={calculatorAddress(kind)} className="chip" prefetch={false}>
            {c(`kind_${kind}`)}
          </Anchor>
        ))}
      </div>
    </Panel>
  )
}

/** The latest articles. */
export function ZincNews({ articles }: { articles: ZincData['articles'] }) {
  const t = useZincMessages()
  if (articles.length === 0) return null
  return (
    <Panel title={t('news')} more={<MoreLink to="/article">{t('more')}</MoreLink>}>
      <ul className="zn-a">
        {articles.map((article) => (
          <li key={article.articleId} className="row g2 t13">
            <Anchor to={`/information/detail?informationId=${article.articleId}`} className="el" prefetch={false}>
              {article.title}
            </Anchor>
            <span className="sp" />
            <span className="c3 t12 num nw">{article.publishedAt.slice(5, 10)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
