import { useWords } from '../../../../api/browser/use-words.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { projectWords } from '../words.ts'

/** The entry of the floating sidebar; says truthfully that there is nothing in it yet. */
export default function ProjectListPage() {
  const t = useWords(projectWords)
  return (
    <>
      <h1 className="t18 b6" style={{ marginBottom: 12 }}>
        {t('projects')}
      </h1>
      <Empty
        panel
        icon="folder-kanban"
        title={t('none')}
        help={t('help')}
        actions={<ButtonLink to="/cart/index">{t('toCart')}</ButtonLink>}
      />
    </>
  )
}
