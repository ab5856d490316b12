import { App } from 'antd'
import { useNavigate } from 'react-router'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { desAppToCartCall } from '../../contract.ts'
import { designPageWords } from '../words.ts'

/** Puts the whole list into the cart and says which lines were refused and why. */
export function ListToCart({ desAppId }: { desAppId: number }) {
  const t = useWords(designPageWords)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act, busy } = useAct(desAppToCartCall)
  const add = async () => {
    const done = await act({ desAppId })
    if (!done?.data) return
    const { addedNum, refused } = done.data
    modal.confirm({
      title: t('added', { count: addedNum }),
      content: refused.length > 0 && (
        <>
          <p>{t('refused')}</p>
          <ul className="col g2 t13">
            {refused.map((one, place) => (
              <li key={`${one.goodsName} ${place}`}>
                <b className="b5">{one.goodsName}</b> {one.msg}
              </li>
            ))}
          </ul>
        </>
      ),
      okText: t('goCart'),
      cancelText: t('back'),
      onOk: () => void navigate('/cart/index'),
    })
  }
  return (
    <Button size="sm" tone="action" icon="shopping-cart" busy={busy} onClick={() => void add()}>
      {t('toCart')}
    </Button>
  )
}
