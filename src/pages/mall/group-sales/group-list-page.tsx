import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { groupCampaignList } from '../../../modules/group-sale/endpoints.ts'
import { groupPageMessages } from '../../../modules/group-sale/messages.ts'
import { groupKinds, groupPhases } from '../../../modules/group-sale/rules/group-kinds.ts'
import { GroupCard } from '../../../modules/group-sale/ui/group-card.tsx'
import { teamCampaignList } from '../../../modules/team-purchase/endpoints.ts'
import { teamPageMessages } from '../../../modules/team-purchase/messages.ts'
import { TeamSection } from './team-section.tsx'
import { useGroupMessages, type GroupMessageSource } from '../../../modules/group-sale/ui/use-messages.ts'

const pageSize = 20
const mostTeams = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const phase = groupPhases.find((one) => one === query.get('phase'))
  const kind = groupKinds.find((one) => one === query.get('kind'))
  const asked = Number(query.get('current') ?? '1')
  const current = Number.isInteger(asked) && asked > 0 && asked <= 500 ? asked : 1
  const isFirst = !phase && !kind && current === 1
  const [{ list, total }, teams] = await Promise.all([
    load(context, groupCampaignList, { ...(phase && { phase }), ...(kind && { kind }), current, pageSize }),
    isFirst ? load(context, teamCampaignList, { pageSize: mostTeams }) : null,
  ])
  const words = pageMessages(pageContextOf(context).lang, groupPageMessages, teamPageMessages)
  return { list, total, phase, kind, current, teams: teams?.list ?? [], ...words }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<GroupMessageSource>(loaderData, 'groupPage')
  return pageHead(matches, { title: t('listTitle'), description: t('listHelp'), canonical: `${rootOf(matches).origin}/sale/group` })
}

const addressOf = (said: Record<string, string | undefined>) => {
  const query = new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
  return query === '' ? '/sale/group' : `/sale/group?${query}`
}

/** Group sales that run, come or are over. */
export default function GroupListPage() {
  const { list, total, phase, kind, current, teams } = useLoaderData<typeof loader>()
  const t = useGroupMessages()
  return (
    <main id="main" className="wrap gsl">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('listTitle') }]} />
      <TeamSection list={teams} />
      <section className="pan">
        <div className="gsl-h">
          <h1 className="t20 b6">{t('listTitle')}</h1>
          <span className="c3 t13">{t('listHelp')}</span>
          <span className="sp" />
          <Anchor className="lk t13" to="/member/groupSale/list">
            {t('mine')}
          </Anchor>
        </div>
        <nav className="gsl-x row g2 wrp" aria-label={t('filters')}>
          {[undefined, ...groupPhases].map((one) => (
            <ButtonLink key={one ?? ''} size="sm" tone={one === phase ? 'brand' : 'default'} to={addressOf({ phase: one, kind })}>
              {t(`phase_${one ?? 'all'}`)}
            </ButtonLink>
          ))}
          <span className="sp" />
          {[undefined, ...groupKinds].map((one) => (
            <ButtonLink key={one ?? ''} size="sm" tone={one === kind ? 'brand' : 'ghost'} to={addressOf({ phase, kind: one })}>
              {t(`kind_${one ?? 'all'}`)}
            </ButtonLink>
          ))}
        </nav>
        {list.length === 0 ? (
          <Empty icon="users" title={t('none')} help={t('noneHelp')} actions={<ButtonLink to="/goods/list">{t('browse')}</ButtonLink>} />
        ) : (
          <div className="gsl-g">
            {list.map((one) => (
              <GroupCard key={one.groupSn} of={one} />
            ))}
          </div>
        )}
        <Pagination
          page={current}
          pageCount={Math.max(1, Math.ceil(total / pageSize))}
          addressOf={(number) => addressOf({ phase, kind, current: String(number) })}
          labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
        />
      </section>
    </main>
  )
}
