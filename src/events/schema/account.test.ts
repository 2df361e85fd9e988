// Events are for ever: each stored form of each type has an example that must go on reading, unchanged.
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { goldenDigests, goldenProblems } from '../tools/goldens'
import { accountEvents } from './account'

const folder = join(import.meta.dir, 'golden')

/** Never change a line of this list, and never remove one. A new schema adds one: `npm run goldens`. */
const pinned: Readonly<Record<string, string>> = {
  'AccountDeactivated.1.json': '10a8cd4593787a34773f31ba7eb865fce9465e363b346943326126182895b06f',
  'AccountErased.1.json': '651b7337bf1eae214209e3e09b97f81b2424e9476f5a953ae265f790ef6dba4f',
  'AccountReactivated.1.json': '4c5af0dd67e2df2ae351dc5f321dac044e64d0cf994255377d51281f44749dfc',
  'AccountRegistered.1.json': 'a2c40258816baa841f33d436899401cc2e91666eba718e4ca2f59ed46b85245e',
  'AnalysisCompleted.1.json': 'f39dab14dfd8ec340d1aad2eb3483e7f33a41b54c77fd7cce7718d2217308481',
  'AnalysisFailed.1.json': '0e1087edc9d337fef1cb2c00f1602dc82a3bd754f95a17b93e17fcb63200ac53',
  'AnalysisRequested.1.json': '2e363c17e7c302145f6777f4a9f51a2446bbb450fb044917aa7590804f26304b',
  'AnalysisRequested.2.json': 'b692aa61f48adf6cc545ea3a5e6f9500a455c65eab7a49186547e81b6b6c7e79',
  'AvatarChanged.1.json': '0393221d164acf074db06b075aa7047fcedc214b19fe1ce1346cb9bea0f548f4',
  'CheckoutEnded.1.json': '358bd4030370cec0cb60fcd0184aad62ccb27d0d00006b8b11f3baf91feabb8f',
  'CheckoutOpened.1.json': 'd008636231c5b0d60044c1b6dd46914c0da83dab4ed1a259ddd2447b07be926c',
  'CheckoutPending.1.json': '43d83b16965a803bcaa49ecf3f330ddc32ce1302acbb5bd94ee912f47a778851',
  'CheckoutStarted.1.json': 'ad6c5e979254ee448ec97f863fb814b9a4f4b36b5695c58c4acc7b6cde4080c4',
  'CouponHeld.1.json': 'faf6e6743d141bea05fb23321f4784917b7ba653f6ad3174bd256b8728a47921',
  'CouponReleased.1.json': '52245ec7449928c248867f6d282a0abb63a49910d626e9ce0fdea0cfea8c8662',
  'CouponUsed.1.json': 'eb811afa2ffaf2f3b8e0f5781ba7cad61ccd4b996b334f0d48f8ee119e384b28',
  'CouponsCreated.1.json': '98c18df8f955f29e28386e1a8cb694f9c7cd3964cc2792a596683eed958afca1',
  'CustomerLinked.1.json': '6b0c09eaaa0682e0b4a112c074ed770f020e96d022c2ff787690f6de7df5fa44',
  'ErasureOrdered.1.json': '2a6fa38d5693c4adb37b6db31bea9745d6ec830059cd7412e3b94dff92799ee2',
  'LinkedinDraftSaved.1.json': '7637433f319486f3baf2e16afd17478983b66b0a2841afa481f8c67dab502449',
  'ModelAnswered.1.json': '14069d50e647f5c8b68624d923d70a2880eb00546bda2082278ea26d250c30b2',
  'ModelAnswered.2.json': '3933f41b5276fc3e02d2ee0eec13ba716bbf731baf034b5f7a712df592f6ef08',
  'ModelAsked.1.json': 'fcf7c44321a5dd2d51010c4b9e2223d1cbd14e92d5fe4e45b83964e8ee3be94e',
  'ModelChoiceMade.1.json': '7cf4d7c4b73389379ae26bcea94298357177d0a41af2b0c83b00796be86d7f1b',
  'ModelGaveUp.1.json': '50a150f2b74ec7ca087ea1435726975f8130e6f4db0c47ab89fbfb18c82446ca',
  'ModelGaveUp.2.json': 'f817b7d012a38348566709376a897e9e280116fd02d77c9b70502dfb00c1042c',
  'NotificationMailed.1.json': 'ee4fe22f3617ae0c38ed12b7c9f9648474fa5d4ea4225c2086dde3213202b8c9',
  'NotificationRead.1.json': '677df274346c95722d55c83a9826b99dd2a90968bba599c083f7e486651347f1',
  'NotificationsCleared.1.json': '172ccedebdb8e216655864a08ff06b776d956d5dda0d7690c63206879114a88a',
  'NotificationsRead.1.json': '5451599406069cf2ef6d6c3d14e777484b8f7d76b610abedfe25078a22a8b28e',
  'PassOpened.1.json': '256d620128716341997e24ec0b078419afd43ee1864601ead405a223f2b9efd3',
  'PasswordChanged.1.json': 'a4c55931e82fde9dc95dc0d1f1cc102d875e3815f2fd01f731bc97af7de467ad',
  'PasswordChanged.2.json': '9fbb235241522f02a9096687bf6d8e2586a1d3afc9ba2329b3e0698fef89364d',
  'PasswordReset.1.json': '044ba576325f3aff345b919e441faba16664f46e570c17a5cb482383063d75be',
  'PasswordReset.2.json': '30d3edfac4ac0cb69be11b468e608529b5bdc286120a6b4d1eb0d89a10d2e7f6',
  'PaymentDisputed.1.json': 'eea4dfe900ba138e9ef475dc79d277930937c40724784316d132016d980b89f4',
  'PaymentFailed.1.json': 'cff47f6193c8a314dbc754db386735127a17fba2a6dbacb92231377720a50c95',
  'PaymentReceived.1.json': '01ae8c53ca9e6868a1a7971c9f484cebbe646295c8bfc3626e1a82746f0214b9',
  'PaymentRefunded.1.json': '918ea42f26b395da53dbad7c570aafa795f0cc2b25d5b9f8500540d2259152f5',
  'PersonalDataOpened.1.json': '1bd7c8048fb2210bebe16a54fce615c52e2408d8017bd9ee5f29c2275f0ce7a3',
  'PlanAssigned.1.json': '51bc976996fe270b1358b71d39d95ccd9b38b8f24d02e9bfdd0eb1b942a6c169',
  'PlanAssigned.2.json': '7d1aa10dfcb3f9dc826280bc65092e87bb7db8414f85faa0568ad441b181d676',
  'PlanEnded.1.json': '1d462518db92da7d48301eccf236ddb44d13b6567c94c0577c5ae12c97cd4a8c',
  'PlanEnding.1.json': 'bfa1bbea1bb36469fed9f2b6a4534fc2c56c0b0848888ac2005557027db8a916',
  'PlanOpened.1.json': 'e770c253e549950d8d02813924862c3a2130fa771bf0564c72f8ff4db311a34f',
  'ProfileChanged.1.json': '50a40116eab5b93a407501009330a71d3cc67cabf51b6c9b0f77b27eca69dd5a',
  'QuotaRenewed.1.json': 'c761469dcd680e395e7c574e9dde0e46dab0897a2909ee3d8f7e991367681db2',
  'ResetLinkMade.1.json': '73cf27dea94624ceec2c1c0b8380e5d93d346dee5c95af50d1491d4fbd42bb99',
  'RoleChanged.1.json': 'd330399af9c34dcf770370438eae86b2a767940b7a12ee85ff02eeae818565b8',
  'RefundOwed.1.json': '3f985d36c937ccc2ae7a41bfe9fe29417e5cc0c4b2a4a8daf614b2be1d450821',
  'RefundSettled.1.json': '059179ab338d514610e4eafa345a51bad13f3a58c9a88952452255fcc94b8a14',
  'SessionEnded.1.json': '1fc276827cacd50456e2ea534e05dc226ae8f6f2052ae4888c8b00c4206a2b1a',
  'SessionStarted.1.json': '72b063da3128c8d65e9ef53f672670be7e93ff5ae9a212a01fc346ba6ec21eab',
  'SessionStarted.2.json': 'ecdeadc9fd75462b0daf948ea58ab83e1211bd0fe2797e401e3c0ccbd807f32f',
  'SettingsChanged.1.json': '5625f13a78cf3775908b819921fbb173ab8a70d2092e00d5e948b24d51260054',
  'SubscriptionChanged.1.json': '4635d05b5ec6aee3806ddcbc4229d3ab21c1b083caeb3e17ba711984ecf150e2',
  'SupportMessageAnswered.1.json': '569cb4fc70e96c17bdf640b5bde1cb77cd1a09f1c3489ee5421c5f6854453c17',
  'SupportMessageErased.1.json': '07f29b759726fdeb9f07c809d9794ab515e12203b85bdd8608a7ac137a6059ee',
  'SupportMessageMailed.1.json': '1e095b88a3fab47cec9f1fa2c41367c62b6c176a033de5abd701fa93d65e2993',
  'SupportMessageReopened.1.json': '0de070cbc5b1f13153336fe1cb6571a8643f7abbd72dec3f68bc4eb0e60d2df9',
  'SupportMessageSent.1.json': 'c9c028601870b5407574725c5c9d24d3ec22e6f577b11103b7adf5b3cd7b786f',
  'WebhookReceived.1.json': 'ec7db1956c3d66925c83b61a4b9a8ef3be1b41c82a0a702bc875a1122776fc4f',
  'WebhookSettled.1.json': '59ec47792a6d4fa42b7be993590288e6bbaefc397b314855adc95e3771e6382d',
}

test('every type and schema has its golden event, and each still reads', () => {
  expect(goldenProblems(accountEvents, folder)).toEqual([])
})

test('no golden event was edited or removed', () => {
  expect(goldenDigests(folder)).toEqual(pinned)
})
