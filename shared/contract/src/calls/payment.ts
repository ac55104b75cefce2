import type { CallTable } from './definition.ts';

/**
 * Gifts, points, protection, buy now pay later, the wallet and donations (API-104 to API-133). Some paths are misspelt,
 * as in their requirements.
 */
export const paymentCalls = {
  addGift: { method: 'POST', path: '/api/cart/gift-add', body: 'json' },
  deleteGift: { method: 'PUT', path: '/api/cart/gift-delete', body: 'json' },
  applyCredit: { method: 'POST', path: '/api/cart/apply_credit', body: 'json' },
  applyPoints: { method: 'POST', path: '/api/cart/apply_points', body: 'json' },
  inputCoupons: { method: 'GET', path: '/api/cart/input_coupons' },
  seelPlans: { method: 'POST', path: '/api/seel/seel-plans', body: 'json' },
  refundPlan: { method: 'POST', path: '/api/extend/refunds', body: 'form' },
  refundShippingProtection: { method: 'POST', path: '/api/extend/refunds-shipping', body: 'form' },
  extendShipping: { method: 'POST', path: '/api/extend-shipping', body: 'form' },
  klarnaClientToken: { method: 'GET', path: '/api/klarna-client-token' },
  klarnaPayment: { method: 'POST', path: '/api/klarna-payment', body: 'form', once: true },
  klarnaInfo: { method: 'GET', path: '/api/klarna-info' },
  walletToken: { method: 'GET', path: '/api/get-token' },
  alipayCheck: { method: 'POST', path: '/api/alipay-check', body: 'form', once: true },
  alipayCancel: { method: 'POST', path: '/api/alipay-cancel', body: 'form', once: true },
  alipayUnderRiskified: { method: 'POST', path: '/api/alipay-under-riskifed', body: 'form', once: true },
  prePayRisk: { method: 'POST', path: '/api/pre-pay-risk', body: 'form' },
  createTipDonation: { method: 'POST', path: '/api/extra/create-tip-donation', body: 'form' },
  updateTipDonation: { method: 'POST', path: '/api/extra/update-tip-donation', body: 'form' },
} as const satisfies CallTable;
