import { expect, test } from 'vitest'
import { alibabaHeaders, alibabaQuery } from './alibaba-signature.ts'
import { tencentHeaders } from './tencent-signature.ts'

test('Alibaba Cloud: the example of its published signature rule', () => {
  const headers = alibabaHeaders(
    { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      body: '',
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
  )
  expect(headers['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

test('Alibaba Cloud: a query is sorted by name and escaped by RFC 3986', () => {
  expect(alibabaQuery({ b: "a b*c~d/(e)'!", a: '{"单号":1}' })).toBe('a=%7B%22%E5%8D%95%E5%8F%B7%22%3A1%7D&b=a%20b%2Ac~d%2F%28e%29%27%21')
})

test('Tencent Cloud: the example of its published signature rule', () => {
  const keyId = `AKID${'*'.repeat(32)}`
  const headers = tencentHeaders(
    { keyId, keySecret: '*'.repeat(32) },
    {
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      timestamp: 1551113065,
    },
  )
  expect(headers['authorization']).toBe(
    `TC3-HMAC-SHA256 Credential=${keyId}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f`,
  )
})
