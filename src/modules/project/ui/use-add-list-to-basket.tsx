import { App } from 'antd'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { projectPageMessages } from '../messages.ts'

type InBasket = { readonly addedNum: number; readonly refused: readonly { readonly goodsName: string; readonly msg: string }[] }

/** Says what of a list went into a basket and which lines were refused why, and leads there. */
export function useAddListToBasket(): (done: InBasket, basket: 'cart' | 'enquiry') => void {
  const t = useMessages(projectPageMessages)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  return useCallback(
    ({ addedNum, refused }, basket) =>
      void modal.confirm({
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
        okText: t(basket === 'cart' ? 'goCart' : 'goEnquiry'),
        cancelText: t('close'),
        onOk: () => void navigate(basket === 'cart' ? '/cart/index' : '/enquiry/index'),
      }),
    [modal, navigate, t],
  )
}
