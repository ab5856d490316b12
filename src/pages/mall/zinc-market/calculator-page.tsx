import { useLoaderData, type LoaderFunctionArgs, type MetaFunction, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { LinkTabs } from '../../../ui/layout/tabs.tsx'
import { goodsList } from '../../../modules/search/endpoints.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { goodsSearchTermIn } from '../../../modules/market/rules/calculator/calculator-goods-data.ts'
import {
  calculate,
  calculatorKinds,
  calculators,
  kindOf,
  typedOf,
  type CalculatorKind,
} from '../../../modules/market/rules/calculator/calculators.ts'
import { calculatorAddress } from '../../../modules/market/ui/calculator/calculator-address.ts'
import { CalculatorForm } from '../../../modules/market/ui/calculator/calculator-form.tsx'
import { CalculatorResults } from '../../../modules/market/ui/calculator/calculator-results.tsx'
import { calculatorMessages } from '../../../modules/market/messages.ts'
import { useCalculator } from '../../../modules/market/ui/calculator/use-calculator.ts'
import { useCalculatorMessages, type CalculatorMessageSource } from '../../../modules/market/ui/calculator/use-messages.ts'
import { CalculatorGoods } from './calculator-goods.tsx'
import { useZincMessages } from './use-messages.ts'
import { zincMarketMessages } from './messages.ts'
import './zinc-market.css'

const groups = ['zinc', 'coating', 'weight', 'price'] as const

function asked(url: URL) {
  const kind = kindOf(url.searchParams.get('kind'))
  const typed = typedOf(kind, url.searchParams)
  return { kind, typed, keyword: calculate(kind, typed).answer?.goods.keyword ?? null }
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = pageContextOf(context)
  const { kind, typed, keyword: word } = asked(new URL(request.url))
  const keyword = word === null ? null : goodsSearchTermIn(here.lang, word)
  const goods = keyword === null ? null : await here.call(goodsList, { keyword, pageSize: 4, facets: 0, inStock: 1 })
  return {
    kind,
    typed,
    keyword,
    goods: goods?.data?.list ?? [],
    ...pageMessages(here.lang, calculatorMessages, zincMarketMessages, goodsMessages),
  }
}

/** Results are worked out in the browser; the server is asked again only when other goods fit. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const [before, after] = [asked(currentUrl), asked(nextUrl)]
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  return before.kind !== after.kind || (after.keyword !== null && before.keyword !== after.keyword)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<CalculatorMessageSource>(loaderData, 'marketCalculator')
  const { kind } = loaderData
  return pageHead(matches, {
    title: `${t(`kind_${kind}`)} - ${t('title')}`,
    description: t('description'),
    canonical: `${rootOf(matches).origin}/zinc/calculator?kind=${kind}`,
  })
}

export default function CalculatorPage() {
  const { kind } = useLoaderData<typeof loader>()
  const t = useCalculatorMessages()
  const z = useZincMessages()
  const { group } = calculators[kind]
  const firstOf = (name: (typeof groups)[number]) =>
    calculatorKinds.find((calculatorKind) => calculators[calculatorKind].group === name) ?? kind
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('title')} trail={[{ text: z('title'), to: '/zinc' }, { text: t('title') }]} />
      <div className="row g3 zm-h">
        <h1 className="t20 b6">{t('title')}</h1>
        <span className="c3 t13">{t('sub')}</span>
      </div>
      <div className="pan calc-t">
        <LinkTabs
          label={t('groups')}
          current={group}
          tabs={groups.map((name) => ({ key: name, label: t(`group_${name}`), to: calculatorAddress(firstOf(name)) }))}
        />
      </div>
      <nav className="chips calc-k" aria-label={t(`group_${group}`)}>
        {calculatorKinds
          .filter((calculatorKind) => calculators[calculatorKind].group === group)
          .map((calculatorKind) => (
            <Anchor
              key={calculatorKind}
              to={calculatorAddress(calculatorKind)}
              className={calculatorKind === kind ? 'chip on' : 'chip'}
              aria-current={calculatorKind === kind ? 'page' : undefined}
            >
              {t(`kind_${calculatorKind}`)}
            </Anchor>
          ))}
      </nav>
      <Workbench key={kind} kind={kind} />
    </main>
  )
}

function Workbench({ kind }: { kind: CalculatorKind }) {
  const { typed: begin, goods, keyword } = useLoaderData<typeof loader>()
  const t = useCalculatorMessages()
  const toast = useToast()
  const { typed, found, type, submit } = useCalculator(kind, begin)
  const share = async () => {
    await navigator.clipboard.writeText(location.origin + calculatorAddress(kind, typed)).then(
      () => toast({ text: t('shared') }),
      () => undefined,
    )
  }
  return (
    <div className="calc">
      <Panel
        title={t(`kind_${kind}`)}
        more={
          <Button size="sm" icon="link" onClick={() => void share()}>
            {t('share')}
          </Button>
        }
      >
        <div className="calc-b">
          <CalculatorForm kind={kind} typed={typed} wrong={found.wrong} onType={type} onSubmit={submit} />
          <CalculatorResults kind={kind} found={found} />
        </div>
      </Panel>
      {keyword !== null && <CalculatorGoods goods={goods} keyword={keyword} wanted={found.answer?.goods ?? { tonnes: 0 }} />}
    </div>
  )
}
