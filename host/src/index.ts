// The federation core has to be in place before anything asks for the runtime.
import './federation/core.ts';
import './main.tsx';
