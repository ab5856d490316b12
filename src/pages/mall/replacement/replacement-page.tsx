import { Form, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { goodsMessages, quantityMessages } from '../../../modules/catalog/messages.ts'
import { replacementSearch } from '../../../modules/sourcing-tools/endpoints-replacement.ts'
import { OriginalCard } from './original-card.tsx'
import { SubstituteTable } from './substitute-table.tsx'
import { replacementAddress } from '../../../modules/sourcing-tools/ui/replacement-address.ts'
import { useReplaceMessages, type ReplacementMessageSource } from './use-messages.ts'
import { replacementMessages } from './messages.ts'
import './replacement.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const productId = /^[1-9][0-9]{0,14}$/.test(query.get('productId') ?? '') ? Number(query.get('productId')) : undefined
  const number = /^(0|[1-9][0-9]{0,8})(\.[0-9]{1,3})?$/.test(query.get('number') ?? '') ? (query.get('number') ?? '') : undefined
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 100)
  const { lang, caller: visitor } = pageContextOf(context)
  const found = await load(context, replacementSearch, {
    keyword,
    ...(productId === undefined ? {} : { productId }),
    ...(number === undefined ? {} : { number }),
  })
  return {
    found: {
      ...found,
      choices: found.choices.map(({ defaultProductId, goodsName, storeInf }) => ({
        defaultProductId,
        goodsName,
        storeName: storeInf.storeName,
      })),
    },
    asked: { keyword, number: number ?? '', isAsked: keyword !== '' || productId !== undefined },
    isMember: visitor.member !== null,
    ...pageMessages(lang, replacementMessages, goodsMessages, quantityMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<ReplacementMessageSource>(loaderData, 'toolsReplace')
  const { original } = loaderData.found
  const { origin } = rootOf(matches)
  return pageHead(matches, {
    title: original ? `${original.goodsName} ${t('replaceTitle')}` : t('replaceTitle'),
    description: t('description'),
    canonical: origin + (original ? replacementAddress({ productId: original.productId }) : '/prototype/replacement/search'),
  })
}

/** What may stand for goods, a grade or a standard. */
export default function ReplacementPage() {
  const { found, asked, isMember } = useLoaderData<typeof loader>()
  const t = useReplaceMessages()
  const { original, substitutes } = found
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('replaceTitle') }]} />
      <SearchPanel />
      {original && <OriginalCard side={original} items={found.standardItems} isMember={isMember} t={t} />}
      <Choices />
      {original && substitutes.length > 0 && (
        <>
          <h2 className="t16 b6 rp-p">{t('substitutes', { count: substitutes.length })}</h2>
          <div className="pan rp-p">
            <SubstituteTable list={substitutes} original={original.productId} t={t} />
          </div>
        </>
      )}
      {original && substitutes.length === 0 && (
        <Empty
          panel
          icon="package-search"
          title={t('none')}
          help={t('noneHelp')}
          actions={<ButtonLink to={`/goods/detail/${original.productId}`}>{t('seeOriginal')}</ButtonLink>}
        />
      )}
      {!original && (
        <Empty
          panel
          icon="package-search"
          title={t(asked.isAsked ? 'nothing' : 'start')}
          help={t(asked.isAsked ? 'nothingHelp' : 'startHelp')}
          actions={<ButtonLink to="/goods/list">{t('browse')}</ButtonLink>}
        />
      )}
    </main>
  )
}

const examples = ['Zn99.99', 'SHG', 'Zn99.95', 'ADC12']

/** A plain GET form: it works without scripts, and the address says what was asked. */
function SearchPanel() {
  const { found, asked } = useLoaderData<typeof loader>()
  const t = useReplaceMessages()
  const { group } = found
  return (
    <section className="pan rp-p">
      <div className="rp-n pt-4">
        <h1 className="t20 b6">{t('replaceTitle')}</h1>
        <span className="c3 t13">{t('lead')}</span>
      </div>
      <Form method="get" className="rp-f pt-0" role="search" key={asked.keyword + asked.number}>
        <label className="fld">
          <span className="fld-l">{t('keyword')}</span>
          <span className="ipt">
            <input name="keyword" defaultValue={asked.keyword} maxLength={100} placeholder={t('keywordHint')} required />
          </span>
        </label>
        <label className="fld">
          <span className="fld-l">{t('number')}</span>
          <span className="ipt">
            <input name="number" defaultValue={asked.number} inputMode="decimal" maxLength={12} pattern="[0-9]+([.][0-9]{1,3})?" />
          </span>
        </label>
        <Button type="submit" tone="brand" icon="search">
          {t('search')}
        </Button>
      </Form>
      <div className="rp-n t13">
        <span className="c3">{t('tryThese')}</span>
        {examples.map((name) => (
          <Anchor key={name} className="lk" to={replacementAddress({ keyword: name })}>
            {name}
          </Anchor>
        ))}
      </div>
      {group && (
        <Note tone="info">
          {t('group', { typed: group.typed, members: group.members.join(' · ') })} {t(group.isSame ? 'groupSame' : 'groupAlike')}
        </Note>
      )}
      {found.meant === 'code' && <Note tone="ok">{t('byCode', { code: asked.keyword })}</Note>}
    </section>
  )
}

function Choices() {
  const { found } = useLoaderData<typeof loader>()
  const t = useReplaceMessages()
  if (found.choices.length === 0) return null
  return (
    <section className="pan rp-p">
      <div className="rp-n pt-3">
        <span className="t13 c3">{t('choices')}</span>
        {found.choices.map((choice) => (
          <Anchor key={choice.defaultProductId} className="chip" to={replacementAddress({ productId: choice.defaultProductId })}>
            {choice.goodsName}
          </Anchor>
        ))}
      </div>
    </section>
  )
}
