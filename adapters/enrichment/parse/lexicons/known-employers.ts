/** Employers whose names have no sign of one. A short list of very common ones; the document's pattern finds the rest. */
export const KNOWN_EMPLOYERS: ReadonlySet<string> = new Set(
  `google microsoft amazon apple facebook meta ibm oracle sap siemens bosch intel cisco dell hp accenture deloitte kpmg pwc ey infosys wipro tcs cognizant
  capgemini walmart target starbucks mcdonalds mcdonald's costco kroger walgreens cvs ups fedex usps nike adidas sony samsung lg toyota ford bmw daimler
  volkswagen boeing airbus verizon at&t t-mobile vodafone comcast disney netflix uber lyft airbnb twitter linkedin ebay paypal visa mastercard citibank citigroup
  barclays hsbc self-employed freelance ikea lidl aldi zara nestle unilever p&g pepsico coca-cola pfizer novartis roche merck bayer basf`.split(
    /\s+/u,
  ),
);
