import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ChangeIndicator } from '../../../ui/basic/change-indicator.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useInformationMessages } from './use-messages.ts'
import type { NewsSidebarData } from './news-sidebar-data.ts'

/** Zinc price and help beside the articles. */
export function NewsSidebar({ side }: { side: NewsSidebarData }) {
  const t = useInformationMessages()
  return (
    <aside className="col g3">
      {side.quotes.length > 0 && (
        <Panel title={t('zincPrice')} sub={side.synthetic ? t('demoData') : undefined}>
          <ul className="inf-t">
            {side.quotes.map((quote) => (
              <li key={quote.code}>
                <Anchor to={`/zinc?series=${quote.code}`} className="el" prefetch={false}>
                  {quote.name}
                </Anchor>
                <b className="num b5">{groupedNumber(quote.price)}</b>
                <ChangeIndicator percent={quote.percent} />
              </li>
            ))}
          </ul>
          <Anchor to="/zinc" className="lk t13 inf-m">
            {t('zincMore')}
          </Anchor>
        </Panel>
      )}
      <Panel title={t('help')}>
        <ul className="inf-t">
          {side.help.map((one) => (
            <li key={one.articleId}>
              <Anchor to={`/article?articleId=${one.articleId}`} className="el" prefetch={false}>
                {one.title}
              </Anchor>
            </li>
          ))}
        </ul>
        <Anchor to="/article" className="lk t13 inf-m">
          {t('helpMore')}
        </Anchor>
      </Panel>
      <a href="/information/rss.xml" className="lk t13 inf-m">
        {t('feed')}
      </a>
    </aside>
  )
}
