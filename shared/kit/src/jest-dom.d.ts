// The matchers that the browser project's set-up adds.
import '@testing-library/jest-dom';
