import { words } from './phrases.js';

/** Letters behind a name that say what somebody holds: degrees, registrations, memberships and honours. Lower case, without points. */
export const POST_NOMINALS: ReadonlySet<string> = new Set(words`
  phd dphil edd md do dds dmd dvm dba dnp dpt pharmd psyd jd esq mba emba mph msn bsn mha mpa mphil msc bsc mst ma ba bs ms med bed llm llb
  mtech btech mca bca be beng meng mfa bfa barch march mbbs mbchb mbbch bds bvsc bvms mchem mmath mpharm bpharm macc dipl pgce pgdip qts
  rn rgn rmn rm lpn lvn cna crna ccrn cen cnm np fnp fnp-c fnp-bc aprn agnp acnp pmhnp pa-c emt emt-p nrp rrt cphr pt dpt pta ot otr otr/l cota
  slp ccc-slp rd rdn ldn lcsw lmsw msw lmft lmhc lpc lcpc lac cadc bcba bcba-d nbcc rph cpht
  mrcp frcp mrcs frcs mrcgp frcgp mrcpsych frca mfds mfdt mrcvs frcvs mrcog frcr mcsp rcs rcp hcpc
  cpa cfa cma cia cisa cism crisc cissp aca fca acca fcca acma fcma cgma cima cipfa att cta aat maat fmaat frm cfp chfc clu cfe ea ca
  pmp capm csm cspo safe pmi-acp prince2 itil cscp cpim cltd lssbb lssgb cssbb csqe cqe mcips fcips mcilt
  phr sphr shrm-cp shrm-scp gphr cipd mcipd fcipd acipd
  pe eit se pls ceng ieng engtech cenv csci mice mistructe mimeche miet fiet mrics frics mciob aia riba arb ncarb leed aicp mrtpi
  cwi ccna ccnp mcse obe mbe cbe dl qc kc jp frsa fhea sfhea
  ii iii iv jr sr
`);
