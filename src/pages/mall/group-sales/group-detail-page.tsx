import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { goodsLabel } from '../../../ui/goods/goods-label.ts'
import { loadOrNotFound } from '../../../modules/search/ui/not-found-suggestions.ts'
import { groupCampaignDetail } from '../../../modules/group-sale/endpoints.ts'
import type { GroupCampaignView } from '../../../modules/group-sale/endpoints-schemas.ts'
import { groupPageMessages } from '../../../modules/group-sale/messages.ts'
import { groupAddress } from '../../../modules/group-sale/ui/group-address.ts'
import { GroupDeadline, GroupPrice, GroupProgress } from '../../../modules/group-sale/ui/group-card.tsx'
import { GroupStateTag } from '../../../modules/group-sale/ui/group-state-tag.tsx'
import { GroupRules, GroupTiers } from '../../../modules/group-sale/ui/group-rules.tsx'
import { JoinForm } from '../../../modules/group-sale/ui/join-form.tsx'
import { useGroupMessages, type GroupMessageSource } from '../../../modules/group-sale/ui/use-messages.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const groupSn = (new URL(request.url).searchParams.get('groupSn') ?? '').slice(0, 32)
  const campaign = await loadOrNotFound(context, groupCampaignDetail, { groupSn: groupSn.length < 6 ? 'absent' : groupSn })
  return { campaign, ...pageMessages(pageContextOf(context).lang, groupPageMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<GroupMessageSource>(loaderData, 'groupPage')
  const { campaign } = loaderData
  const canonical = rootOf(matches).origin + groupAddress(campaign)
  return pageHead(matches, { title: `${campaign.title} - ${t('listTitle')}`, description: t('listHelp'), canonical })
}

/** One group sale: all tiers, the current total, the rules, and joining. */
export default function GroupDetailPage() {
  const { campaign: of } = useLoaderData<typeof loader>()
  const t = useGroupMessages()
  return (
    <main id="main" className="wrap gsl col g3">
      <Breadcrumb
        label={t('breadcrumb')}
        trail={[{ text: t('home'), to: '/' }, { text: t('listTitle'), to: '/sale/group' }, { text: of.title }]}
      />
      <section className="pan gsl-d">
        <Picture src={of.goodsImage} alt={of.goodsName} width={400} priority />
        <div className="col g3">
          <span className="row g2 wrp">
            <Tag small>{of.kindText}</Tag>
            <GroupStateTag of={of} />
            <GroupDeadline of={of} />
          </span>
          <h1 className="t20 b6">{of.title}</h1>
          <span className="t13 c2 break-words">
            <Anchor className="lk whitespace-normal" to={`/goods/detail/${of.productId}`}>
              {goodsLabel(of)}
            </Anchor>
            <br />
            <Anchor className="lk whitespace-normal" to={`/store/index?vid=${of.storeId}`}>
              {of.storeName}
            </Anchor>
          </span>
          <Outcome of={of} />
          <GroupPrice of={of} />
          <GroupProgress of={of} />
          <GroupTiers of={of} />
          {of.can.includes('join') && <JoinForm of={of} />}
        </div>
      </section>
      {of.note !== '' && (
        <section className="pan">
          <h2 className="gsl-h t16 b6">{t('note')}</h2>
          <p className="gsl-x whitespace-pre-line wrap-anywhere">{of.note}</p>
        </section>
      )}
      <GroupRules of={of} />
    </main>
  )
}

function Outcome({ of }: { of: GroupCampaignView }) {
  const t = useGroupMessages()
  if (of.state === 'INVALID') return <Note tone="warn">{t('cancelledFor', { reason: of.reason })}</Note>
  if (of.state === 'FAILED') return <Note tone="warn">{t('failedNote')}</Note>
  if (of.finalPrice === null) return null
  return <Note tone="ok">{t('fixedNote', { price: priceText(of.finalPrice), unit: of.unitName })}</Note>
}
