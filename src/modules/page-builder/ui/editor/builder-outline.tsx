import { createUsePuck } from '@puckeditor/core'
import { Select } from 'antd'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import type { BlockType } from '../../../site/rules/page-blocks.ts'
import { pageBuilderMessages } from '../../messages.ts'

const usePuck = createUsePuck()
const zone = 'root:default-zone'

/** The page's blocks in a list: chosen, moved, deleted and added without dragging, by keyboard and on phones. */
export function BuilderOutline({ kinds }: { kinds: readonly BlockType[] }) {
  const t = useMessages(pageBuilderMessages)
  const content = usePuck((state) => state.appState.data.content)
  const chosen = usePuck((state) => state.appState.ui.itemSelector?.index)
  const dispatch = usePuck((state) => state.dispatch)
  const nameOf = (type: string) => t(`block_${kinds.find((kind) => kind === type) ?? 'text'}`)
  const move = (from: number, to: number) => dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: zone })
  return (
    <>
      <ol className="bol">
        {content.map(({ type, props }, index) => (
          <li key={String(props['id'])} className={index === chosen ? 'on' : undefined}>
            <button
              type="button"
              className="sp el"
              aria-current={index === chosen || undefined}
              onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })}
            >
              {index + 1}. {String(props['title'] || nameOf(type))}
            </button>
            <Button
              size="sm"
              square
              tone="ghost"
              icon="arrow-up"
              aria-label={`${t('up')} ${index + 1}`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <Button
              size="sm"
              square
              tone="ghost"
              icon="arrow-down"
              aria-label={`${t('down')} ${index + 1}`}
              disabled={index === content.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <Button
              size="sm"
              square
              tone="ghost"
              icon="trash-2"
              aria-label={`${t('delete')} ${index + 1}`}
              onClick={() => dispatch({ type: 'remove', index, zone })}
            />
          </li>
        ))}
      </ol>
      <Select
        aria-label={t('addBlock')}
        placeholder={t('addBlock')}
        style={{ width: '100%' }}
        value={null}
        options={kinds.map((kind) => ({ value: kind, label: nameOf(kind) }))}
        onChange={(kind: BlockType | null) => {
          if (!kind) return
          const at = kind === 'hero' ? 0 : content.length
          dispatch({ type: 'insert', componentType: kind, destinationIndex: at, destinationZone: zone })
          dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone } } })
        }}
      />
    </>
  )
}
