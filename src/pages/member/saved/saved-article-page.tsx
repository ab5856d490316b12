import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { articlesByIds } from '../../../modules/content/endpoints.ts'
import { savedItemChange, savedItemList } from '../../../modules/saved/endpoints-saved-items.ts'
import { savedItemsMessages } from './messages.ts'

const most = 100

/** Articles that the member saved, newest first. */
export default function SavedArticlePage() {
  const t = useMessages(savedItemsMessages)
  const marks = useCall(savedItemList, { kind: 'article', pageSize: most })
  return (
    <Panel title={t('savedArticles')}>
      <CallView call={marks}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty
              icon="bookmark"
              title={t('articlesEmpty')}
              help={t('articlesEmptyHelp')}
              actions={<ButtonLink to="/information">{t('browseArticles')}</ButtonLink>}
            />
          ) : (
            <Articles ids={list.map((one) => one.id)} onChange={marks.reload} />
          )
        }
      </CallView>
    </Panel>
  )
}

function Articles({ ids, onChange }: { ids: readonly number[]; onChange: () => void }) {
  const t = useMessages(savedItemsMessages)
  const articles = useCall(articlesByIds, { articleIds: ids.join(',') })
  const { act, busy } = useAct(savedItemChange)
  const letGo = async (articleId: number) => {
    if (await act({ articleId, isCollect: 0 }, t('removed'))) onChange()
  }
  return (
    <CallView call={articles}>
      {(list) => (
        <ul className="kept-a">
          {list.map((article) => (
            <li key={article.articleId} className="row g3">
              <div className="sp">
                <Anchor to={`/information/detail?informationId=${article.articleId}`} className="b5">
                  {article.title}
                </Anchor>
                <p className="t13 c2 el2">{article.summary}</p>
                <p className="t12 c3">{`${article.categoryName} · ${article.publishedAt.slice(0, 10)}`}</p>
              </div>
              <Button size="sm" disabled={busy} onClick={() => void letGo(article.articleId)}>
                {t('letGo')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </CallView>
  )
}
