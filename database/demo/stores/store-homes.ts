/** Homes of stores as their staff built them, in both languages. */
export const storeHomes: readonly { readonly storeId: number; readonly blocks: (lang: 'zh' | 'en') => readonly object[] }[] = [
  {
    storeId: 1005,
    blocks: (lang) => [
      {
        id: 'front',
        type: 'images',
        title: '',
        columns: 2,
        pictures: [
          {
            picture: '/media/ingot-2.webp',
            alt: lang === 'zh' ? '0# 锌锭，产区发货' : 'Zinc ingots, shipped from the works',
            link: { type: 'keyword', value: 'Zn99.995', info: {} },
          },
          {
            picture: '/media/ingot-1.webp',
            alt: lang === 'zh' ? '厂家直供' : 'Straight from the producer',
            link: { type: 'none', value: '', info: {} },
          },
        ],
      },
      {
        id: 'why',
        type: 'text',
        html:
          lang === 'zh'
            ? '<h2>产区直发，少一道中间环节</h2><ul><li>每批附出厂质保书，可先看扫描件再下单。</li><li>满 30 吨整车发运，按到站地址报运费。</li><li>价格随行情，结算时锁价。</li></ul>'
            : '<h2>Shipped from the works</h2><ul><li>A certificate with every batch; ask for a scan before you order.</li><li>Full trucks from 30 t, freight quoted to your address.</li><li>Prices follow the market and are locked at the checkout.</li></ul>',
      },
      { id: 'ingots', type: 'shelf', title: '', categoryId: 0, sort: 'sales', count: 6 },
      { id: 'news', type: 'news', title: '', kind: 'news', count: 4 },
      { id: 'about', type: 'about', title: '' },
    ],
  },
]
